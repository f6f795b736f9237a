import { randomUUID } from 'node:crypto';
import {
  adminOrderSchema,
  initialOperatingRules,
  orderState,
  type AdminOrder,
  type ErrorBody,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn } from '../support/data/case-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { exchangeCalls } from '../support/data/exchange-calls';
import type { TestCms } from '../support/servers/start-cms';

type Body = { order: AdminOrder } & ErrorBody;
const STOCK = 10;

/** Tests orders that go on after money or goods came back, and those whose money a lower total completes. */
export function resumedOrdersSuite(database: string, booted: () => TestCms): void {
  describe(`orders that go on on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    const call = (path: string, json: object = {}, method = 'POST') =>
      shop.admin<Body>(`/api/orders/${path}`, { method, json, headers: { 'idempotency-key': randomUUID() } });
    const read = async (id: string): Promise<AdminOrder> =>
      adminOrderSchema.parse((await shop.admin<Body>(`/api/orders/${id}`)).body.order);
    const status = (id: string, name: string, changes: object = {}) =>
      call(`${id}/status`, { status: name, notify: false, ...changes }, 'PUT');
    const refund = (id: string, amount: number, changes: object = {}) =>
      call(`${id}/refunds`, { amount, method: 'cash', notify: false, ...changes });

    async function sold(quantity = 2) {
      const { _id: productId } = await shop.product({ stock: STOCK });
      const { order } = await shop.placed([{ productId, quantity, size: 'M' }]);
      return { id: order._id, productId, total: order.total, orderNumber: order.orderNumber };
    }
    const paid = async (quantity = 2) => {
      const sale = await sold(quantity);
      await status(sale.id, 'paid');
      return sale;
    };
    const handedOver = async (quantity = 2) => {
      const sale = await paid(quantity);
      await call(`${sale.id}/fulfillment`, { fulfillment: 'delivered', notify: false }, 'PUT');
      return sale;
    };

    test.each([
      ['a status', (id: string) => status(id, 'refunded', { restock: true })],
      ['an entry', (id: string, total: number) => refund(id, total, { restock: true })],
    ])('a refund by %s leaves nothing paid when its order goes on', async (_, giveBack) => {
      const { id, total, productId } = await paid();
      await giveBack(id, total);
      await status(id, 'confirmado');
      const resumed = await read(id);
      expect([resumed.paidAmount, resumed.refundedAmount]).toEqual(_ === 'a status' ? [total, 0] : [0, 0]);
      expect(resumed.isPaid).toBe(_ === 'a status');
      await status(id, 'paid');
      expect(await read(id)).toMatchObject({ isPaid: true, paidAmount: total, refundedAmount: 0 });
      expect(await shop.stockOf(productId)).toBe(STOCK - 2);
      expect(await shop.faults()).toEqual([]);
    });

    test('goods that came back are in the shop, and are prepared anew when their order goes on', async () => {
      const { id } = await handedOver();
      await status(id, 'refunded', { restock: true });
      expect(await read(id)).toMatchObject({ fulfillment: 'to_prepare', deliveredAt: null });
      await status(id, 'paid');
      expect(orderState(await read(id)).queues).toEqual(['to_prepare']);
    });

    test('an order whose goods all came back while it stands is prepared by nobody', async () => {
      const { id, orderNumber } = await paid();
      await call(`${id}/fulfillment`, { fulfillment: 'ready', notify: false }, 'PUT');
      await refund(id, 1_000, { restock: true });
      const order = await read(id);
      expect(orderState(order)).toMatchObject({ queues: [], goods: { place: 'given_back', next: null } });
      const { body } = await shop.anonymous<{ order: object }>(`/api/orders/by-number/${orderNumber}`);
      expect(body.order).toMatchObject({ stockHeld: false, fulfillment: 'to_prepare' });
    });

    test('money that is returned with a status that the order has already is entered', async () => {
      const { id, total } = await paid();
      await status(id, 'cancelled', { refund: 'later' });
      const back = { amount: total, method: 'cash' };
      expect((await status(id, 'cancelled', { refund: back })).status).toBe(200);
      expect(await read(id)).toMatchObject({ paidAmount: 0, refundedAmount: total });
      expect((await status(id, 'cancelled', { refund: back })).status).toBe(409);
    });

    test('an edit that leaves nothing to pay makes the order paid', async () => {
      const { id, productId, total } = await sold();
      await call(`${id}/payments`, { amount: total / 2, method: 'cash' });
      const before = await read(id);
      const [line] = before.items;
      const edit = {
        expectedUpdatedAt: before.updatedAt,
        items: [{ lineId: line!.lineId, productId, quantity: 1, size: 'M' }],
        shippingInfo: before.shippingInfo,
        deliveryMethod: before.deliveryMethod,
        reason: '',
      };
      expect((await call(`${id}/lines`, edit, 'PUT')).status).toBe(200);
      expect(await read(id)).toMatchObject({ status: 'paid', isPaid: true });
    });

    test('an order holds the units out of the trash that it held before', async () => {
      const { id, productId } = await sold(3);
      await call(`${id}/payments`, { amount: 1_000, method: 'cash' });
      const { items } = await read(id);
      await refund(id, 1_000, { returnedUnits: [{ lineId: items[0]!.lineId, quantity: 1 }] });
      const before = await read(id);
      expect(before.items[0]).toMatchObject({ unitsHeld: 2 });
      await call(id, {}, 'DELETE');
      expect(await shop.stockOf(productId)).toBe(STOCK);
      await call(`${id}/restore`);
      expect((await read(id)).items).toEqual(before.items);
      expect(await shop.stockOf(productId)).toBe(STOCK - 2);
      expect(await shop.faults()).toEqual([]);
    });

    test('an order that was short leaves the trash although its missing units are still missing', async () => {
      const { _id: productId } = await shop.product({ stock: 3 });
      const { order } = await shop.placed([{ productId, quantity: 3, size: 'M' }]);
      await status(order._id, 'cancelled');
      await shop.placed([{ productId, quantity: 2, size: 'M' }]);
      await status(order._id, 'pending_manual', { force: true });
      const before = await read(order._id);
      expect(before).toMatchObject({ shortUnits: 2 });
      await call(order._id, {}, 'DELETE');
      expect((await call(`${order._id}/restore`)).status).toBe(200);
      expect(await read(order._id)).toMatchObject({ shortUnits: 2, items: before.items });
      expect(await shop.faults()).toEqual([]);
    });

    test('an order with an open case is not deleted', async () => {
      const { id, orderNumber } = await handedOver();
      await caseCallsOn(booted(), shop).withdraw({ orderNumber });
      const refused = await call(id, {}, 'DELETE');
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('caso abierto')]);
      expect(orderState(await read(id)).queues).toContain('open_case');
    });

    test('units that an open exchange will move are not returned beside it', async () => {
      const exchanges = exchangeCalls(booted(), shop);
      await exchanges.rules({ exchangeDays: 30 });
      const { _id: productId } = await exchanges.product();
      const placed = await exchanges.delivered(productId, 1);
      await exchanges.asked(placed);
      const { _id: id } = placed.order;
      const { items } = await read(id);
      const stock = await shop.stockOf(productId);
      const units = [{ lineId: items[0]!.lineId, quantity: 1 }];
      expect((await refund(id, 1_000, { returnedUnits: units })).status).toBe(409);
      expect((await refund(id, 1_000, { restock: true })).status).toBe(409);
      expect(await shop.stockOf(productId)).toBe(stock);
      expect(await read(id)).toMatchObject({ refundedAmount: 0, items });
      await exchanges.rules(initialOperatingRules);
    });

    test('a voided deposit and returned units end the version that an open edit has loaded', async () => {
      const { id, total } = await sold();
      await call(`${id}/payments`, { amount: total - 1, method: 'cash' });
      const deposited = await read(id);
      await call(`${id}/payments/${deposited.payments?.[0]?._id}/void`, { note: 'Era de otra orden' });
      const voided = await read(id);
      expect(voided.paidAmount).toBe(0);
      expect(voided.updatedAt).not.toBe(deposited.updatedAt);
      await status(id, 'paid');
      await status(id, 'cancelled', { restock: false, refund: 'later' });
      const stopped = await read(id);
      const [item] = stopped.items;
      const one = { returnedUnits: [{ lineId: item!.lineId, quantity: 1 }] };
      expect((await call(`${id}/returned-units`, one)).status).toBe(200);
      expect((await read(id)).updatedAt).not.toBe(stopped.updatedAt);
    });
  });
}
