import {
  endpoints,
  type AdminOrder,
  type ClientDetail,
  type ClientSummary,
  type EndpointName,
  type ErrorBody,
} from '@shop/contract';
import { catchUpClients } from '../../../src/api/client/services/catch-up/catch-up-clients';
import { aShopper, type Commerce, type OrderAnswer } from './commerce-calls';
import type { Answer } from '../servers/start-cms';

type ListAnswer = {
  clients: ClientSummary[];
  totalClients: number;
  totalPages: number;
  pendingOrders: number;
};
type DetailAnswer = { client: ClientDetail } & ErrorBody;

/** Calls of the clients' API, with orders that tests place for them. */
export async function clientCalls(shop: Commerce) {
  const { _id: productId } = await shop.product({ title: 'Corpiño Alma', stock: 1_000 });
  const send = (path: string, method: string, json: object) =>
    shop.admin<DetailAnswer>(`/api/clients/${path}`, { method, json });

  return {
    productId,
    catchUp: () => catchUpClients(),
    /** A contact that no other test uses. */
    contact: () => {
      const { phone, email } = aShopper();
      return { phone, email };
    },
    async buy(contact: Record<string, unknown>, size = 'M', quantity = 1): Promise<OrderAnswer> {
      const shippingInfo = aShopper(contact);
      return shop.placed([{ productId, quantity, size }], { shippingInfo });
    },
    /** Registers a sale at the counter. */
    async sell(client: object): Promise<void> {
      const { status, text } = await shop.admin('/api/orders/manual', {
        method: 'POST',
        json: {
          items: [{ productId, quantity: 1, size: 'M' }],
          client,
          channel: 'counter',
          paymentMethod: 'cash',
          paid: true,
          delivered: true,
        },
      });
      if (status !== 201) throw new Error(text);
    },
    /** Edits the contact of an order; its lines get a size. */
    async edit({ order }: OrderAnswer, contact: object, size = 'M'): Promise<void> {
      const path = `/api/orders/${order._id}`;
      const stored = (await shop.admin<{ order: AdminOrder }>(path)).body.order;
      const { shippingInfo, items, updatedAt } = stored;
      const client = { ...shippingInfo, ...contact };
      const { status, text } = await shop.admin(`${path}/lines`, {
        method: 'PUT',
        json: {
          items: items.map((item) => ({ ...item, size })),
          deliveryMethod: 'pickup',
          expectedUpdatedAt: updatedAt,
          notify: false,
          client,
        },
      });
      if (status !== 200) throw new Error(text);
    },
    async list(query: string): Promise<ListAnswer> {
      const { status, body, text } = await shop.admin<ListAnswer>(`/api/clients?${query}`);
      if (status !== 200) throw new Error(text);
      endpoints.listClients.answer.parse(body);
      return body;
    },
    async read(id: string): Promise<ClientDetail> {
      const { status, body, text } = await shop.admin<DetailAnswer>(`/api/clients/${id}`);
      if (status !== 200) throw new Error(text);
      return endpoints.getClient.answer.parse(body).client;
    },
    async ofOrder({ order }: OrderAnswer): Promise<ClientDetail> {
      const { body } = await shop.admin<{ order: { client?: { _id: string } | null } }>(
        `/api/orders/${order._id}`,
      );
      return this.read(body.order.client?._id ?? '');
    },
    change: (id: string, json: object): Promise<Answer<DetailAnswer>> => send(id, 'PUT', json),
    join: (id: string, other: string) => send(`${id}/join`, 'POST', { other }),
    separate: (id: string, other: string) => send(`${id}/separate`, 'POST', { other }),
  };
}
export type ClientCalls = Awaited<ReturnType<typeof clientCalls>>;

type Send = (method: string, path: string, json?: unknown) => Promise<number>;

/** Returns every change that staff make to clients. */
export async function clientChangesOf(
  shop: Commerce,
  send: Send,
): Promise<[EndpointName, () => Promise<number>][]> {
  const clients = await clientCalls(shop);
  const [one, two] = [await clients.buy({}), await clients.buy({})];
  const [{ _id }, { _id: other }] = [await clients.ofOrder(one), await clients.ofOrder(two)];
  return [
    ['updateClient', () => send('PUT', `/clients/${_id}`, { consent: 'shop' })],
    ['joinClients', () => send('POST', `/clients/${_id}/join`, { other })],
    ['separateClients', () => send('POST', `/clients/${_id}/separate`, { other })],
  ];
}
