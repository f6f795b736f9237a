import {
  orderAnswerSchema,
  orderListAnswerSchema,
  ordersSummarySchema,
  type AdminOrder,
  type SiteContent,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { cancelExpiredOrders } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const HOURS = { transfer: 24, cash: 48 };

export function paymentDeadlinesSuite(database: string, booted: () => TestCms): void {
  describe(`deadlines of payments on ${database}`, () => {
    let shop: Commerce;
    let content: SiteContent;
    const save = (hours: typeof HOURS) => {
      const { version: _version, ...json } = structuredClone(content);
      json.checkout.paymentInfo.bankTransfer.paymentHours = hours.transfer;
      json.checkout.paymentInfo.cashOnDelivery.paymentHours = hours.cash;
      return shop.admin('/api/content', { method: 'PUT', json });
    };
    beforeAll(async () => {
      shop = await commerceOn(booted());
      content = (await booted().call<{ content: SiteContent }>('/api/content')).body.content;
      await save(HOURS);
    });
    afterAll(() => save({ transfer: 0, cash: 0 }));

    const placed = async (changes: object = {}) => {
      const { _id: productId } = await shop.product({ stock: 5 });
      const { order } = await shop.placed([{ productId, quantity: 2, size: 'M' }], {
        paymentMethod: 'transfer',
        ...changes,
      });
      return { ...order, productId };
    };
    const read = async (id: string): Promise<AdminOrder> =>
      orderAnswerSchema.parse((await shop.admin(`/api/orders/${id}`)).body).order;
    const hoursOf = ({ createdAt, expiresAt }: AdminOrder): number | null =>
      expiresAt === null ? null : Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000);
    const expire = (...ids: string[]) =>
      shop
        .db()('orders')
        .whereIn('document_id', ids)
        .update({ expires_at: new Date(Date.now() - 1000), remind_at: null });

    test('an order has the hours of its way of payment, cash for a delivery none', async () => {
      expect(hoursOf(await placed())).toBe(24);
      expect(hoursOf(await placed({ paymentMethod: 'cash' }))).toBe(48);
      expect(hoursOf(await placed({ paymentMethod: 'cash', deliveryMethod: 'home' }))).toBeNull();
    });

    // @spec E.8
    test('an expired order is cancelled once, with its stock and history, however often and by whom it is looked for', async () => {
      const [one, other, waiting] = [await placed(), await placed(), await placed()];
      await expire(one._id, other._id);
      const counts = await Promise.all([cancelExpiredOrders(), cancelExpiredOrders()]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
      expect(await cancelExpiredOrders()).toBe(0);
      for (const { _id, productId } of [one, other]) {
        const order = await read(_id);
        expect(order).toMatchObject({ status: 'cancelled', expiresAt: null, stockHeld: false });
        expect(order.history?.map(({ type, actor, note }) => [type, actor, note]).slice(1)).toEqual([
          ['note', 'sistema', 'Venció el plazo para pagarla.'],
          ['status', 'sistema', ''],
        ]);
        expect(await shop.stockOf(productId)).toBe(5);
      }
      expect((await read(waiting._id)).status).toBe('pending_transfer_proof');
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.8
    test('a payment and the deadline at the same moment leave the order whole', async () => {
      const orders: Awaited<ReturnType<typeof placed>>[] = [];
      for (let count = 0; count < 6; count += 1) orders.push(await placed());
      await expire(...orders.map(({ _id }) => _id));
      await Promise.all([
        cancelExpiredOrders(),
        ...orders.map(({ _id }) =>
          shop.setStatus(_id, { status: 'paid', expectedStatus: 'pending_transfer_proof' }),
        ),
      ]);
      for (const { _id, productId } of orders) {
        const { status } = await read(_id);
        expect(['paid', 'cancelled']).toContain(status);
        expect(await shop.stockOf(productId)).toBe(status === 'paid' ? 3 : 5);
      }
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.8
    test('a deposit ends the deadline, and an order that waits again has a new one', async () => {
      const order = await placed();
      await shop.admin(`/api/orders/${order._id}/payments`, {
        method: 'POST',
        json: { amount: 1_000, method: 'cash' },
      });
      expect((await read(order._id)).expiresAt).toBeNull();
      const again = await placed();
      await shop.setStatus(again._id, { status: 'paid' });
      expect((await read(again._id)).expiresAt).toBeNull();
      await shop.setStatus(again._id, { status: 'pending_transfer_proof' });
      expect(hoursOf(await read(again._id))).toBe(24);
    });

    test('the queue of reserved orders begins with the one whose time is over first', async () => {
      const counted = async () => {
        const { body } = await shop.admin<{ summary: unknown }>('/api/orders/summary');
        return ordersSummarySchema.parse(body.summary).queues.reserved;
      };
      const before = await counted();
      const [later, sooner] = [await placed({ paymentMethod: 'cash' }), await placed()];
      const { body } = await shop.admin('/api/orders?limit=100&queue=reserved');
      const { orders, totalOrders } = orderListAnswerSchema.parse(body);
      const ids = orders.map(({ _id }) => _id);
      expect(ids.indexOf(sooner._id)).toBeGreaterThanOrEqual(0);
      expect(ids.indexOf(sooner._id)).toBeLessThan(ids.indexOf(later._id));
      expect([await counted(), totalOrders]).toEqual([(before ?? 0) + 2, (before ?? 0) + 2]);
      await shop.setStatus(sooner._id, { status: 'paid' });
      expect(await counted()).toBe((before ?? 0) + 1);
    });

    // @spec E.8
    test('a reservation holds its units for a day, whatever the shop allows others', async () => {
      await save({ transfer: 0, cash: 0 });
      const { _id: productId } = await shop.product({ stock: 5 });
      const reserve = (changes: object = {}) =>
        shop.admin<OrderAnswer>('/api/orders/manual', {
          method: 'POST',
          json: {
            items: [{ productId, quantity: 1, size: 'M' }],
            channel: 'whatsapp',
            paymentMethod: 'cash',
            paid: false,
            reserve: true,
            ...changes,
          },
        });
      expect((await reserve({ paid: true })).text).toContain('Una reserva todavía no se cobró');
      const { order } = (await reserve()).body;
      expect([order.status, hoursOf(order), await shop.stockOf(productId)]).toEqual([
        'pending_manual',
        24,
        4,
      ]);
      await expire(order._id);
      await cancelExpiredOrders();
      expect([(await read(order._id)).status, await shop.stockOf(productId)]).toEqual(['cancelled', 5]);
      expect(hoursOf(await placed())).toBeNull();
      await save(HOURS);
    });
  });
}
