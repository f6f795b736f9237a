import { randomUUID } from 'node:crypto';
import { orderAnswerSchema, type AdminOrder, type SiteContent } from '@shop/contract';
import {
  ACCESS_TOKEN,
  noticeOf,
  startMercadoPagoServer,
  WEBHOOK_SECRET,
  type MercadoPagoServer,
} from '../servers/mercado-pago-server';
import type { TestCms } from '../servers/start-cms';
import { commerceOn, type Commerce, type OrderAnswer } from './commerce-calls';

const VARIABLES = ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET', 'MERCADO_PAGO_API_URL'];

/** Returns the environment of a shop that is paid through a server of the tests. */
export const secretsFor = (server: MercadoPagoServer) => ({
  MERCADO_PAGO_ACCESS_TOKEN: ACCESS_TOKEN,
  MERCADO_PAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
  MERCADO_PAGO_API_URL: server.url,
});

export const setSecrets = (server: MercadoPagoServer): void =>
  void Object.assign(process.env, secretsFor(server));

export const removeSecrets = (): void => VARIABLES.forEach((name) => delete process.env[name]);

type Setting = { enabled: boolean; paymentHours?: number };

/** Saves the owner's setting, or removes it by name: what a save leaves out stays. */
export async function saveMercadoPago(shop: Commerce, mercadoPago?: Setting) {
  const { content } = (await shop.admin<{ content: SiteContent }>('/api/content')).body;
  const { version: _version, ...json } = structuredClone(content);
  Object.assign(json.checkout.paymentInfo, { mercadoPago: mercadoPago ?? null });
  return shop.admin<{ content: SiteContent }>('/api/content', { method: 'PUT', json });
}

type PlacedOnline = OrderAnswer & { payUrl?: string | null };

/** Starts a server of Mercado Pago and lets a booted shop take its payments. */
export async function onlineShop(cms: TestCms) {
  const shop = await commerceOn(cms);
  const server = await startMercadoPagoServer();
  setSecrets(server);
  const save = (mercadoPago?: Setting) => saveMercadoPago(shop, mercadoPago);

  return {
    shop,
    server,
    save,
    /** Places an order of 16,000 pesos: two units of 8,000. */
    async placed(changes: object = {}) {
      const { _id: productId } = await shop.product({ stock: 5 });
      const answer = (await shop.placed([{ productId, quantity: 2, size: 'M' }], {
        paymentMethod: 'mercado_pago',
        ...changes,
      })) as PlacedOnline;
      return { ...answer.order, linkToken: answer.linkToken, payUrl: answer.payUrl, productId };
    },
    read: async (id: string): Promise<AdminOrder> =>
      orderAnswerSchema.parse((await shop.admin(`/api/orders/${id}`)).body).order,
    async notify(id: number | string, changes: Parameters<typeof noticeOf>[1] = {}): Promise<number> {
      const { path, headers, json } = noticeOf(id, changes);
      return (await cms.call(path, { method: 'POST', headers, json })).status;
    },
    refund: (id: string, json: object, key: string = randomUUID()) =>
      shop.admin<OrderAnswer & { message: string }>(`/api/orders/${id}/online-refunds`, {
        method: 'POST',
        json,
        headers: { 'idempotency-key': key },
      }),
    openCheckout: (orderNumber: string, token: string) =>
      cms.call<{ payUrl: string }>(`/api/orders/by-number/${orderNumber}/checkout`, {
        method: 'POST',
        json: { token },
      }),
    expire: (id: string) =>
      shop
        .db()('orders')
        .where('document_id', id)
        .update({ expires_at: new Date(Date.now() - 1000), remind_at: null }),
    async stop() {
      await save();
      removeSecrets();
      await server.stop();
    },
  };
}

export type OnlineShop = Awaited<ReturnType<typeof onlineShop>>;
