import { randomUUID } from 'node:crypto';
import { adminOrderSchema, businessDay, DAY_MS, type AdminOrder, type ErrorBody } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unknownDoors } from '../support/data/giving-back-doors';
import { onlineShop, type OnlineShop } from '../support/data/online-orders';
import type { Answer, TestCms } from '../support/servers/start-cms';

type Goods = 'here' | 'handed over';
type Money = 'unpaid' | 'part paid' | 'paid';
type Sale = { order: AdminOrder; productId: string; payment: string };
type Body = { order: AdminOrder } & ErrorBody;
type Send = (sale: Sale, json: object) => Promise<Answer<Body>>;

const UNITS = 2;
const TOTAL = 16_000;
const PAID: Record<Money, number> = { unpaid: 0, 'part paid': 6_000, paid: TOTAL };
const STOCK = 10;

export function givingBackSuite(database: string, booted: () => TestCms): void {
  describe(`giving back on ${database}`, () => {
    let online: OnlineShop;
    let shop: OnlineShop['shop'];
    beforeAll(async () => {
      online = await onlineShop(booted());
      shop = online.shop;
      await online.save({ enabled: true });
    });
    afterAll(() => online.stop());

    const call = (path: string, json: object, method = 'POST') =>
      shop.admin<Body>(`/api/orders/${path}`, { method, json, headers: { 'idempotency-key': randomUUID() } });
    const send: Record<string, Send> = {
      cancelled: ({ order }, json) =>
        call(`${order._id}/status`, { status: 'cancelled', refund: 'later', ...json }, 'PUT'),
      refunded: ({ order }, json) =>
        call(`${order._id}/status`, { status: 'refunded', refund: 'later', ...json }, 'PUT'),
      'cancelled in bulk': ({ order }, json) =>
        call('bulk-status', { ids: [order._id], status: 'cancelled', ...json }),
      'refunded by the whole amount': ({ order }, json) =>
        call(`${order._id}/refunds`, { amount: order.paidAmount, method: 'cash', ...json }),
      'refunded in part': ({ order }, json) =>
        call(`${order._id}/refunds`, { amount: 1_000, method: 'cash', ...json }),
      'refunded online': ({ order, payment }, json) =>
        online.refund(order._id, {
          reference: payment,
          amount: order.paidAmount,
          expectedPaid: order.paidAmount,
          ...json,
        }) as unknown as Promise<Answer<Body>>,
      deleted: ({ order }, json) => call(order._id, { refund: cash(order.paidAmount), ...json }, 'DELETE'),
    };
    const cash = (amount: number) => (amount > 0 ? { amount, method: 'cash' } : undefined);
    const read = (id: string) => online.read(id);
    const settle = (id: string, json: object) => call(`${id}/returned-units`, json);

    async function sold(goods: Goods, money: Money, paymentMethod = 'mercado_pago'): Promise<Sale> {
      const { _id: productId } = await shop.product({ stock: STOCK });
      const { order } = await shop.placed([{ productId, quantity: UNITS, size: 'M' }], { paymentMethod });
      const pesos = PAID[money];
      let payment = '';
      if (pesos > 0 && paymentMethod === 'mercado_pago') {
        payment = String(online.server.pay(order.orderNumber, pesos).id);
        await online.notify(payment);
      } else if (pesos > 0) await call(`${order._id}/payments`, { amount: pesos, method: 'cash' });
      if (goods === 'handed over')
        await call(`${order._id}/fulfillment`, { fulfillment: 'delivered', notify: false }, 'PUT');
      return { order: await read(order._id), productId, payment };
    }
    const goodsOf = async ({ order, productId }: Sale) => {
      const { unitsToDecide, stockHeld, items } = await read(order._id);
      return {
        unitsToDecide,
        stockHeld,
        held: items[0]!.unitsHeld,
        stock: await shop.stockOf(productId),
      };
    };
    const all = { unitsToDecide: false, stockHeld: false, held: 0, stock: STOCK };
    const none = { unitsToDecide: false, stockHeld: true, held: UNITS, stock: STOCK - UNITS };
    const waiting = { ...none, unitsToDecide: true };

    const cases = (['here', 'handed over'] as const).flatMap((goods) =>
      (['unpaid', 'part paid', 'paid'] as const).flatMap((money) =>
        ['cancelled', 'refunded', 'cancelled in bulk', 'refunded by the whole amount', 'refunded online']
          .filter((door) => money === 'paid' || !/amount|online/.test(door))
          .map((door) => ({ goods, money, door })),
      ),
    );

    test.each(['cancelled', 'refunded', 'deleted'])(
      'money that went back as an order was %s keeps its day and its note',
      async (door) => {
        const sale = await sold('here', 'paid', 'cash');
        const placedAt = new Date(Date.now() - 3 * DAY_MS);
        await shop.db()('orders').where('document_id', sale.order._id).update({ created_at: placedAt });
        const day = businessDay(new Date(Date.now() - DAY_MS));
        const refund = { ...cash(TOTAL), day, note: 'Por el alias de siempre' };
        expect((await send[door]!(sale, { refund })).status).toBe(200);
        const entry = await shop
          .db()('order_payments')
          .where({ kind: 'refund', note: refund.note })
          .orderBy('id', 'desc')
          .first('at', 'amount');
        expect([businessDay(new Date(entry.at)), Number(entry.amount)]).toEqual([day, -TOTAL]);
        expect(await shop.faults()).toEqual([]);
      },
    );

    test.each(cases)(
      'units of an order that is $money and $goods, once $door, follow the one rule',
      async ({ goods, money, door }) => {
        const returnsAlone = door.startsWith('cancelled') && goods === 'here';
        const [unasked, one] = [await sold(goods, money), await sold(goods, money)];
        expect((await send[door]!(unasked, {})).status).toBe(200);
        expect(await goodsOf(unasked)).toEqual(returnsAlone ? all : waiting);
        expect((await send[door]!(one, { restock: true })).status).toBe(200);
        expect(await goodsOf(one)).toEqual(all);
        const kept = await sold(goods, money);
        expect((await send[door]!(kept, { restock: false })).status).toBe(200);
        expect(await goodsOf(kept)).toEqual(none);
        if (door === 'cancelled in bulk') return;
        const some = await sold(goods, money);
        const returnedUnits = [{ lineId: some.order.items[0]!.lineId, quantity: 1 }];
        expect((await send[door]!(some, { returnedUnits })).status).toBe(200);
        expect(await goodsOf(some)).toEqual({ ...none, held: 1, stock: STOCK - 1 });
        expect(await shop.faults()).toEqual([]);
      },
    );

    test.each(['here', 'handed over'] as const)(
      'a refund of a part of an order that is %s returns what staff name, and else asks',
      async (goods) => {
        const [unasked, one] = [await sold(goods, 'paid', 'cash'), await sold(goods, 'paid', 'cash')];
        await send['refunded in part']!(unasked, {});
        expect(await goodsOf(unasked)).toEqual(waiting);
        const returnedUnits = [{ lineId: one.order.items[0]!.lineId, quantity: 1 }];
        await send['refunded in part']!(one, { returnedUnits });
        expect(await goodsOf(one)).toEqual({ ...none, held: 1, stock: STOCK - 1 });
        expect(await read(one.order._id)).toMatchObject({ status: 'paid', paidAmount: 15_000 });
        await shop.setStatus(one.order._id, { status: 'confirmado' });
        expect((await goodsOf(one)).held).toBe(1);
        await shop.setStatus(one.order._id, { status: 'cancelled', restock: true });
        expect(await goodsOf(one)).toEqual(all);
        await shop.setStatus(one.order._id, { status: 'paid' });
        expect(await goodsOf(one)).toEqual(none);
        expect(await shop.faults()).toEqual([]);
      },
    );

    test('a refund of what was paid too much asks about no units', async () => {
      const sale = await sold('here', 'paid', 'cash');
      await shop.db()('orders').where('document_id', sale.order._id).update({ total: 15_000 });
      await send['refunded in part']!(sale, {});
      expect((await read(sale.order._id)).unitsToDecide).toBe(false);
      await shop.db()('orders').where('document_id', sale.order._id).update({ total: TOTAL });
    });

    test('restocking an order that is refunded already returns its units once', async () => {
      const sale = await sold('handed over', 'paid', 'cash');
      await shop.setStatus(sale.order._id, { status: 'refunded' });
      const again = { status: 'refunded', restock: true };
      expect((await shop.setStatus(sale.order._id, again)).status).toBe(200);
      expect(await goodsOf(sale)).toEqual(all);
      const refused = await shop.setStatus(sale.order._id, again);
      expect([refused.status, (refused.body as unknown as ErrorBody).message]).toEqual([
        409,
        'La orden no tiene unidades afuera: no queda nada para devolver al stock.',
      ]);
      expect(await goodsOf(sale)).toEqual(all);
    });

    test('a waiting task is settled once, by several people at once, with some of the units or none', async () => {
      const sale = await sold('handed over', 'paid', 'cash');
      expect((await settle(sale.order._id, { restock: true })).status).toBe(409);
      await shop.setStatus(sale.order._id, { status: 'refunded' });
      expect((await settle(sale.order._id, {})).status).toBe(400);
      const { lineId } = sale.order.items[0]!;
      const tooMany = await settle(sale.order._id, { returnedUnits: [{ lineId, quantity: UNITS + 1 }] });
      const foreign = await settle(sale.order._id, {
        returnedUnits: [{ lineId: lineId + 999_999, quantity: 1 }],
      });
      expect([tooMany.status, foreign.status]).toEqual([409, 409]);
      const answers = await Promise.all([1, 2, 3, 4].map(() => settle(sale.order._id, { restock: true })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(await goodsOf(sale)).toEqual(all);
      const kept = await sold('handed over', 'paid', 'cash');
      await shop.setStatus(kept.order._id, { status: 'refunded' });
      const { body } = await settle(kept.order._id, { restock: false });
      expect(adminOrderSchema.parse(body.order).history?.at(-1)?.note).toBe(
        'Ninguna unidad vuelve al stock.',
      );
      await shop.setStatus(kept.order._id, { status: 'cancelled' });
      expect(await goodsOf(kept)).toEqual(none);
      expect(await shop.faults()).toEqual([]);
    });

    test('a cancellation returns its money now or later, as staff say', async () => {
      const later = await sold('here', 'paid', 'cash');
      await shop.setStatus(later.order._id, { status: 'cancelled' });
      expect(await read(later.order._id)).toMatchObject({ status: 'cancelled', paidAmount: TOTAL });
      const now = await sold('here', 'paid', 'cash');
      const refund = { amount: TOTAL, method: 'transfer' };
      expect((await shop.setStatus(now.order._id, { status: 'cancelled', refund })).status).toBe(200);
      const { status, paidAmount, payments } = await read(now.order._id);
      expect([status, paidAmount, payments?.at(-1)]).toMatchObject([
        'cancelled',
        0,
        { kind: 'refund', amount: -TOTAL, method: 'transfer' },
      ]);
      const much = { status: 'cancelled', refund: { ...refund, amount: TOTAL + 1 } };
      const other = await sold('here', 'paid', 'cash');
      expect((await shop.setStatus(other.order._id, much)).status).toBe(409);
      expect((await read(other.order._id)).status).toBe('paid');
      await shop.setStatus(other.order._id, { status: 'refunded', refund: 'later' });
      expect(await read(other.order._id)).toMatchObject({ status: 'refunded', paidAmount: TOTAL });
    });

    test.each<[Goods, Money, number, number]>([
      ['here', 'unpaid', 200, STOCK],
      ['here', 'part paid', 409, STOCK - UNITS],
      ['here', 'paid', 409, STOCK - UNITS],
      ['handed over', 'unpaid', 409, STOCK - UNITS],
      ['handed over', 'part paid', 409, STOCK - UNITS],
      ['handed over', 'paid', 200, STOCK - UNITS],
    ])('an order that is %s and %s hides nothing in the trash', async (goods, money, status, stock) => {
      const sale = await sold(goods, money, 'cash');
      const refused = await call(sale.order._id, {}, 'DELETE');
      expect([refused.status, await shop.stockOf(sale.productId)]).toEqual([status, stock]);
      if (status === 200) return;
      expect(refused.body.message).toContain('decidí qué pasa con ellos antes de eliminarla');
      const kept = await call(sale.order._id, { restock: true, refund: 'later' }, 'DELETE');
      expect(kept.status).toBe(money === 'unpaid' ? 200 : 409);
      if (money !== 'unpaid') expect((await send.deleted!(sale, { restock: true })).status).toBe(200);
      expect(await shop.stockOf(sale.productId)).toBe(STOCK);
      expect((await shop.admin(`/api/orders/${sale.order._id}`)).status).toBe(404);
      expect(await shop.faults()).toEqual([]);
    });

    test('a cancelled order with money is deleted once its money went back, and not before', async () => {
      const sale = await sold('handed over', 'paid', 'cash');
      await shop.setStatus(sale.order._id, { status: 'cancelled' });
      expect((await call(sale.order._id, {}, 'DELETE')).status).toBe(409);
      expect((await send.deleted!(sale, { restock: false })).status).toBe(200);
      expect(await shop.stockOf(sale.productId)).toBe(STOCK - UNITS);
      expect(await shop.faults()).toEqual([]);
    });

    test.each<[Goods, number]>([
      ['here', TOTAL],
      ['handed over', TOTAL],
      ['handed over', 4_000],
    ])(
      'a refund at the provider of an order that is %s leaves its units to decide (%i)',
      async (goods, amount) => {
        const sale = await sold(goods, 'paid');
        const payment = online.server.payments.get(Number(sale.payment))!;
        payment.refunds = [{ id: 90, amount, status: 'approved' }];
        await online.notify(sale.payment);
        await online.notify(sale.payment);
        expect(await goodsOf(sale)).toEqual(waiting);
        expect((await read(sale.order._id)).status).toBe(amount === TOTAL ? 'refunded' : 'paid');
        expect(await shop.faults()).toEqual([]);
      },
    );

    test('a complaint at the provider stands in its order until it is closed', async () => {
      const sale = await sold('handed over', 'paid');
      const payment = online.server.payments.get(Number(sale.payment))!;
      const notified = async (status: string, detail = '') => {
        Object.assign(payment, { status, status_detail: detail });
        await online.notify(sale.payment);
        await online.notify(sale.payment);
        const { dispute, history, paidAmount } = await read(sale.order._id);
        return [dispute, paidAmount, history?.at(-1)?.note];
      };
      const open = `Mercado Pago tiene un reclamo abierto por el pago ${sale.payment}. Respondelo en tu cuenta.`;
      const closed = `El reclamo por el pago ${sale.payment} se cerró.`;
      expect(await notified('in_mediation')).toEqual(['mediation', TOTAL, open]);
      expect(await notified('approved')).toEqual(['', TOTAL, closed]);
      expect((await notified('charged_back', 'settled')).slice(0, 2)).toEqual(['charged_back', 0]);
      expect((await read(sale.order._id)).payments?.at(-1)).toMatchObject({ kind: 'refund', amount: -TOTAL });
      expect((await notified('charged_back', 'reimbursed')).slice(0, 2)).toEqual(['', TOTAL]);
      expect(await shop.faults()).toEqual([]);
    });

    test('every call that gives money or units back is one of the doors', () => {
      expect(unknownDoors()).toEqual([]);
    });
  });
}
