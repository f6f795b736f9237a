import { randomUUID } from 'node:crypto';
import {
  addDays,
  businessDay,
  caseAnswerSchema,
  dayRange,
  endpoints,
  type CaseDetail,
  type CaseEntry,
  type ErrorBody,
  type Product,
} from '@shop/contract';
import type { Answer, TestCms } from '../servers/start-cms';
import { aShopper, type Commerce, type OrderAnswer } from './commerce-calls';

type Opened = { status: string; message: string; code?: string } & ErrorBody;
type CaseAnswer = { case: CaseDetail } & ErrorBody;

let caller = 0;

/** Calls about cases; each withdrawal comes from an address of its own, so that no limit ends a test. */
export function caseCallsOn(cms: TestCms, shop: Commerce) {
  const post = <T>(path: string, json: object, key: string = randomUUID()) =>
    shop.admin<T>(path, { method: 'POST', json, headers: { 'idempotency-key': key } });

  return {
    withdraw: (json: object): Promise<Answer<Opened>> => {
      caller += 1;
      const ip = `10.9.${Math.floor(caller / 250)}.${caller % 250}`;
      return cms.call('/api/cases', { method: 'POST', ip, json: { kind: 'withdrawal', ...json } });
    },
    /** Places an order of one garment of 8,000 pesos. */
    async placed(): Promise<OrderAnswer & { product: Product; email: string; phone: string }> {
      const product = await shop.product();
      const shippingInfo = aShopper();
      const placed = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }], {
        shippingInfo,
      });
      return { ...placed, product, email: shippingInfo.email, phone: shippingInfo.phone };
    },
    pay: (id: string, amount: number) =>
      post<OrderAnswer>(`/api/orders/${id}/payments`, { amount, method: 'transfer' }),
    /** Says that an order was delivered so many days ago, at the first or last instant of that day in Argentina. */
    async delivered(orderNumber: string, daysAgo: number, edge: 'from' | 'to' = 'from'): Promise<void> {
      const { from, to } = dayRange(addDays(businessDay(new Date()), -daysAgo));
      const at = edge === 'from' ? from : new Date(to.getTime() - 1);
      const ofOrder = () => shop.db()('orders').where('order_number', orderNumber);
      const { document_id: id } = (await ofOrder().first('document_id')) as { document_id: string };
      const json = { fulfillment: 'delivered', notify: false };
      await shop.admin(`/api/orders/${id}/fulfillment`, { method: 'PUT', json });
      await ofOrder().update({ created_at: new Date(from.getTime() - 60_000), delivered_at: at });
    },
    async list(query: string): Promise<CaseEntry[]> {
      return endpoints.listCases.answer.parse((await shop.admin(`/api/cases?${query}`)).body).entries;
    },
    async find(code: string): Promise<CaseDetail> {
      const [entry] = await this.list(`search=${code}`);
      return this.read(entry?.case?._id ?? '');
    },
    async read(id: string): Promise<CaseDetail> {
      return caseAnswerSchema.parse((await shop.admin(`/api/cases/${id}`)).body).case;
    },
    step: (id: string, json: object) => post<CaseAnswer>(`/api/cases/${id}/steps`, json),
    tie: (id: string, orderNumber: string) => post<CaseAnswer>(`/api/cases/${id}/order`, { orderNumber }),
    refund: (id: string, json: object, key?: string) =>
      post<CaseAnswer>(`/api/cases/${id}/refund`, json, key),
  };
}
export type CaseCalls = ReturnType<typeof caseCallsOn>;
