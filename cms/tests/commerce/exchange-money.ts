import { DAY_MS, initialOperatingRules, type Exchange, type ExchangeOffer } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { exchangeCalls, type ExchangeCalls } from '../support/data/exchange-calls';
import { expireExchanges } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

export function exchangeMoneySuite(database: string, booted: () => TestCms): void {
  describe(`money and ends of exchanges on ${database}`, () => {
    let shop: Commerce;
    let calls: ExchangeCalls;
    const period = { exchangeDays: 30, exchangeHoldDays: 10 };
    beforeAll(async () => {
      shop = await commerceOn(booted());
      calls = exchangeCalls(booted(), shop);
      await calls.rules({ ...period, exchangeSettlesPrice: true });
    });
    afterAll(() => calls.rules(initialOperatingRules));

    const bought = async (price: number) => {
      const { _id: productId } = await calls.product();
      const placed = await calls.delivered(productId);
      await shop.editProduct(productId, { price, discount: 0 });
      return { productId, placed, id: placed.order._id };
    };
    const pay = (id: string, way: 'payments' | 'refunds', amount: number) =>
      shop.admin(`/api/orders/${id}/${way}`, {
        method: 'POST',
        json: { amount, method: 'cash', notify: false },
      });

    // @spec F.4
    test('a higher price is paid in the ledger of the order before the goods are handed over', async () => {
      const { placed, id } = await bought(9_500);
      expect((await calls.offer(placed)).lines[0]?.differences).toEqual([1_500]);
      const stale = await calls.ask(placed, { expectedDifference: 0 });
      expect([stale.status, stale.body.code]).toEqual([409, 'PRICE_CHANGED']);
      const { code, difference } = await calls.asked(placed, { expectedDifference: 1_500 });
      expect(difference).toBe(1_500);
      const received = await calls.stepped(code, 'goods_received', 'new', { restock: true });
      expect([received.paid, received.orderDue]).toEqual([8_000, 1_500]);
      const early = await calls.step(code, 'handed_over', 'goods_received');
      expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('faltan $1.500')]);
      expect((await pay(id, 'payments', 1_500)).status).toBe(200);
      await calls.stepped(code, 'handed_over', 'goods_received');
      expect(await calls.order(id)).toMatchObject({ status: 'paid', total: 9_500, paidAmount: 9_500 });
      expect(await shop.faults()).toEqual([]);
    });

    test('another product is exchanged at its present price, although the shop keeps prices of sizes', async () => {
      await calls.rules({ ...period, exchangeSettlesPrice: false });
      onTestFinished(async () => void (await calls.rules({ ...period, exchangeSettlesPrice: true })));
      const { placed, productId, id } = await bought(8_000);
      const { _id: other } = await calls.product({ title: 'Body de prueba', price: 11_000, discount: 0 });
      const path = `/api/orders/${id}/exchanges`;
      const offer = await shop.admin<ExchangeOffer>(`${path}?product=${other}`);
      expect(offer.body.lines).toMatchObject([
        { title: placed.order.items[0]!.title, differences: [3_000], variants: [{}, {}, {}] },
      ]);
      expect((await shop.admin(`${path}?product=unknown`)).status).toBe(404);
      const json = { line: 1, productId: other, size: 'M', color: null, notify: false };
      const opened = await shop.admin<{ exchange: Exchange }>(path, { method: 'POST', json });
      expect(opened.body.exchange).toMatchObject({ state: 'approved', toTitle: 'Body de prueba' });
      expect(opened.body.exchange.difference).toBe(3_000);
      const { code } = opened.body.exchange;
      expect([await calls.stock(productId), await calls.stock(other)]).toMatchObject([{ M: 4 }, { M: 4 }]);
      expect(await shop.faults()).toEqual([]);
      await calls.stepped(code, 'goods_received', 'approved', { restock: true });
      expect([await calls.stock(productId), await calls.stock(other)]).toMatchObject([{ M: 5 }, { M: 4 }]);
      expect((await pay(id, 'payments', 3_000)).status).toBe(200);
      await calls.stepped(code, 'handed_over', 'goods_received');
      const order = await calls.order(id);
      expect(order).toMatchObject({ total: 11_000, paidAmount: 11_000 });
      expect(order.items).toMatchObject([{ productId: other, title: 'Body de prueba', size: 'M' }]);
      const found = await shop.admin<{ orders: { _id: string }[] }>('/api/orders?search=Body%20de%20prueba');
      expect(found.body.orders.map(({ _id }) => _id)).toContain(id);
      expect(await shop.faults()).toEqual([]);
    });

    test('a rejected exchange for another product gives back its unit of that product', async () => {
      const { placed, id } = await bought(8_000);
      const { _id: other } = await calls.product();
      const json = { line: 1, productId: other, size: 'S', color: null, notify: false };
      const path = `/api/orders/${id}/exchanges`;
      const opened = await shop.admin<{ exchange: Exchange }>(path, { method: 'POST', json });
      await calls.stepped(opened.body.exchange.code, 'rejected', 'approved', { note: 'Prueba' });
      expect(await calls.stock(other)).toEqual({ S: 5, M: 5, L: 5 });
      expect((await calls.order(id)).items).toMatchObject([{ title: placed.order.items[0]!.title }]);
      expect(await shop.faults()).toEqual([]);
    });

    test('a lower price is returned, with the price that was agreed upon when it changes again', async () => {
      const { placed, productId, id } = await bought(6_000);
      const { code } = await calls.asked(placed);
      await shop.editProduct(productId, { price: 20_000 });
      await calls.stepped(code, 'goods_received', 'new', { restock: true });
      expect(await calls.order(id)).toMatchObject({ total: 6_000, paidAmount: 8_000 });
      expect((await pay(id, 'refunds', 2_000)).status).toBe(200);
      await calls.stepped(code, 'handed_over', 'goods_received');
      expect(await shop.faults()).toEqual([]);
    });

    // @spec F.4
    test('a waived difference leaves price and total as they were sold', async () => {
      const { placed, id } = await bought(9_500);
      const { code } = await calls.asked(placed);
      const approved = await calls.stepped(code, 'approved', 'new', { waive: true });
      expect([approved.isWaived, approved.difference, approved.fullDifference]).toEqual([true, 0, 1_500]);
      await calls.stepped(code, 'goods_received', 'approved', { restock: true });
      await calls.stepped(code, 'handed_over', 'goods_received');
      expect(await calls.order(id)).toMatchObject({ total: 8_000, paidAmount: 8_000 });
      expect(await shop.faults()).toEqual([]);
    });

    test('an exchange costs nothing where the owner does not settle changed prices', async () => {
      await calls.rules(period);
      const { placed, id } = await bought(9_500);
      const { code, difference } = await calls.asked(placed);
      await calls.stepped(code, 'goods_received', 'new', { restock: true });
      expect([difference, (await calls.order(id)).total]).toEqual([0, 8_000]);
      await calls.rules({ ...period, exchangeSettlesPrice: true });
    });

    test('a reservation ends after its last day, and once', async () => {
      const { placed, productId } = await bought(10_000);
      const { code, heldUntil } = await calls.asked(placed);
      const end = Date.parse(heldUntil ?? '');
      await expireExchanges(new Date(end));
      expect((await calls.offer(placed)).exchanges).toMatchObject([{ state: 'new' }]);
      await Promise.all([1, 2].map(() => expireExchanges(new Date(end + 1))));
      expect((await calls.stock(productId)).L).toBe(5);
      const [ended] = (await calls.offer(placed)).exchanges;
      expect(ended).toMatchObject({ code, state: 'expired', heldUntil: null });
      expect(ended?.steps.map(({ state }) => state)).toEqual(['new', 'expired']);
      expect(await shop.faults()).toEqual([]);
    });

    test('an approval begins the reservation anew', async () => {
      const { placed } = await bought(10_000);
      const { code, heldUntil } = await calls.asked(placed);
      const yesterday = new Date(Date.parse(heldUntil ?? '') - DAY_MS);
      await shop.db()('exchanges').where({ code }).update({ held_until: yesterday });
      expect((await calls.stepped(code, 'approved', 'new')).heldUntil).toBe(heldUntil);
    });

    test.each([
      ['cancelled', (id: string) => shop.setStatus(id, { status: 'cancelled', notify: false })],
      ['refunded', (id: string) => shop.setStatus(id, { status: 'refunded', restock: true, notify: false })],
    ])('an exchange ends with its order that is %s, and its unit returns to stock', async (_, stop) => {
      const { placed, productId, id } = await bought(10_000);
      const { code } = await calls.asked(placed);
      expect((await stop(id)).status).toBe(200);
      expect((await calls.stock(productId)).L).toBe(5);
      expect((await shop.db()('cases').where({ code }).first()).state).toBe('cancelled');
      expect(await shop.faults()).toEqual([]);
    });

    test('a refund after the exchange returns the new size to stock', async () => {
      const { placed, productId, id } = await bought(8_000);
      const { code } = await calls.asked(placed);
      await calls.stepped(code, 'goods_received', 'new', { restock: true });
      await shop.setStatus(id, { status: 'refunded', restock: true, notify: false });
      expect(await calls.stock(productId)).toEqual({ S: 5, M: 5, L: 5 });
      expect(await shop.faults()).toEqual([]);
    });

    test('an order with an open exchange cannot be edited', async () => {
      const { placed, id } = await bought(8_000);
      const { code } = await calls.asked(placed);
      const path = `/api/orders/${id}/fulfillment`;
      await shop.admin(path, { method: 'PUT', json: { fulfillment: 'to_prepare', notify: false } });
      const order = await calls.order(id);
      const items = order.items.map(({ productId, lineId, size }) => ({
        productId,
        lineId,
        size,
        quantity: 2,
      }));
      const { status, body } = await shop.admin<OrderAnswer & { message: string }>(
        `/api/orders/${id}/lines`,
        {
          method: 'PUT',
          json: { items, deliveryMethod: 'pickup', expectedUpdatedAt: order.updatedAt },
        },
      );
      expect([status, body.message]).toEqual([409, expect.stringContaining(code)]);
    });

    test('units that wait for an exchange are closed when their variant is taken off', async () => {
      const { placed, productId } = await bought(8_000);
      const { code } = await calls.asked(placed);
      const variants = [{ size: 'M', stock: 4 }];
      expect(
        (await shop.editProduct(productId, { size: ['M'], stock: 4, variants, dropUnits: 9 })).status,
      ).toBe(200);
      const received = await calls.step(code, 'goods_received', 'new', { restock: true });
      expect([received.status, received.body.message]).toEqual([409, expect.stringContaining('ya no está')]);
      await calls.stepped(code, 'rejected', 'new', { note: 'Se discontinuó' });
      expect(await shop.faults()).toEqual([]);
    });
  });
}
