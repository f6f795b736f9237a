import type { AdminOrder } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const CODE = /^[2-9A-HJ-NP-Z]{4}$/;

/** Tests who reads the code with which an order is collected, and until when. */
export function pickupCodesSuite(database: string, booted: () => TestCms): void {
  describe(`pickup codes on ${database}`, () => {
    let shop: Commerce;
    let productId: string;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      productId = (await shop.product({ stock: 30 }))._id;
    });
    const placed = (given: Record<string, unknown> = {}) =>
      shop.placed([{ productId, quantity: 1, size: 'M' }], given);
    const read = async (id: string): Promise<AdminOrder> =>
      (await shop.admin<OrderAnswer>(`/api/orders/${id}`)).body.order;
    const byLink = async ({ orderNumber, linkToken }: OrderAnswer) => {
      const path = `/api/orders/by-number/${orderNumber}?token=${encodeURIComponent(linkToken)}`;
      return (await booted().call<OrderAnswer>(path)).body.order;
    };
    const post = (path: string) => shop.admin<OrderAnswer>(path, { method: 'POST', json: {} });

    test('the code of a pickup is shown by its link, in its confirmation and to staff, never by its number', async () => {
      const answer = await placed();
      const { pickupCode } = answer.order;
      expect(pickupCode).toMatch(CODE);
      expect((await byLink(answer)).pickupCode).toBe(pickupCode);
      expect((await read(answer.order._id)).pickupCode).toBe(pickupCode);
      const { text } = await booted().call(`/api/orders/by-number/${answer.orderNumber}`);
      expect(text).toContain(answer.orderNumber);
      expect(text).not.toContain(pickupCode);
    });

    test('each order has a code of its own, and one that is delivered at home has none', async () => {
      const codes = [await placed(), await placed(), await placed()].map(({ order }) => order.pickupCode);
      expect(new Set(codes).size).toBe(3);
      expect((await placed({ deliveryMethod: 'home' })).order.pickupCode).toBe('');
    });

    test('the chat text of a ready pickup has its code, and a collected order has none', async () => {
      const { order } = await placed();
      const step = (fulfillment: string) =>
        shop.admin(`/api/orders/${order._id}/fulfillment`, { method: 'PUT', json: { fulfillment } });
      await shop.admin(`/api/orders/${order._id}/status`, { method: 'PUT', json: { status: 'paid' } });
      await step('ready');
      const { body } = await post(`/api/orders/${order._id}/whatsapp-opened`);
      expect(body.order.whatsappText).toContain(`Código para retirar: ${order.pickupCode}. Si retira otra`);
      await step('delivered');
      expect((await read(order._id)).pickupCode).toBe('');
    });

    test('a cancelled order is not collected', async () => {
      const { order } = await placed();
      const cancelled = { method: 'PUT', json: { status: 'cancelled' } } as const;
      await shop.admin(`/api/orders/${order._id}/status`, cancelled);
      expect((await read(order._id)).pickupCode).toBe('');
    });

    test('an order whose links are revoked has another code', async () => {
      const { order } = await placed();
      const { body } = await post(`/api/orders/${order._id}/links/revoke`);
      expect(body.order.pickupCode).toMatch(CODE);
      expect(body.order.pickupCode).not.toBe(order.pickupCode);
    });
  });
}
