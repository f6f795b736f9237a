import { balanceOf, balanceText, type AdminOrder } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlineShop, type OnlineShop } from '../support/data/online-orders';
import type { TestCms } from '../support/servers/start-cms';

const TOTAL = 16_000;
// The last step of a notice fails: its payment has been written by then.
const REFUSED: Record<string, { on: string; off: string }> = {
  SQLite: {
    on: "create trigger no_events before insert on order_events begin select raise(abort, 'away'); end",
    off: 'drop trigger no_events',
  },
  PostgreSQL: {
    on: "alter table order_events add constraint no_events check (type = 'away') not valid",
    off: 'alter table order_events drop constraint no_events',
  },
};
const notesOf = ({ history }: AdminOrder): string => history?.map(({ note }) => note).join('\n') ?? '';

export function onlinePaymentFaultsSuite(database: string, booted: () => TestCms): void {
  describe(`faults of online payments on ${database}`, () => {
    let online: OnlineShop;
    beforeAll(async () => {
      online = await onlineShop(booted());
      await online.save({ enabled: true });
    });
    afterAll(() => online.stop());

    const paid = async (pesos = TOTAL, changes: Record<string, unknown> = {}) => {
      const order = await online.placed();
      const payment = online.server.pay(order.orderNumber, pesos, changes);
      expect(await online.notify(payment.id)).toBe(200);
      return { id: order._id, orderNumber: order.orderNumber, payment, order: await online.read(order._id) };
    };

    test.each([
      ['the wrong secret', { secret: 'otro' }],
      ['the signature of another payment', { signedId: '1' }],
      ['a time of last week', { ts: String(Date.now() - 7 * 86_400_000) }],
    ])('a notice with %s is refused, and the provider is not asked', async (_, changes) => {
      const order = await online.placed();
      const { id } = online.server.pay(order.orderNumber, TOTAL);
      const before = online.server.calls.length;
      expect(await online.notify(id, changes)).toBe(401);
      expect(online.server.calls).toHaveLength(before);
      expect((await online.read(order._id)).paidAmount).toBe(0);
    });

    test('a notice of another subject, of no payment or of no order of the shop changes nothing', async () => {
      const foreign = online.server.pay('OTRO-1', TOTAL);
      expect(await online.notify(foreign.id)).toBe(200);
      expect(await online.notify(404_404)).toBe(200);
      expect(await online.notify(foreign.id, { type: 'merchant_order' })).toBe(200);
    });

    test('a notice that comes while Mercado Pago is away is to be repeated', async () => {
      const order = await online.placed();
      const { id } = online.server.pay(order.orderNumber, TOTAL);
      online.server.setAway(true);
      expect(await online.notify(id)).toBe(503);
      online.server.setAway(false);
      expect(await online.notify(id)).toBe(200);
      expect((await online.read(order._id)).status).toBe('paid');
    });

    // @spec E.9
    test('a notice that the database cannot take is to be repeated, and nothing of it is stored', async () => {
      const order = await online.placed();
      const { id } = online.server.pay(order.orderNumber, TOTAL);
      await online.shop.db().raw(REFUSED[database]!.on);
      const answer = await online.notify(id);
      await online.shop.db().raw(REFUSED[database]!.off);
      expect(answer).toBeGreaterThanOrEqual(500);
      expect((await online.read(order._id)).paidAmount).toBe(0);
      expect(await online.notify(id)).toBe(200);
      expect((await online.read(order._id)).paidAmount).toBe(TOTAL);
    });

    // @spec E.9
    test('a payment that is too small stays a part, and another completes the order', async () => {
      const { id, orderNumber, order } = await paid(9_000);
      expect([order.status, balanceOf(order), balanceText(order)]).toEqual([
        'pending_mercado_pago',
        7_000,
        'Faltan $7.000',
      ]);
      expect(notesOf(order)).toContain('Pago menor: faltan $7.000.');
      await online.notify(online.server.pay(orderNumber, 7_000).id);
      expect(await online.read(id)).toMatchObject({ status: 'paid', paidAmount: TOTAL });
    });

    test('a payment of another currency is told to the staff and is no money', async () => {
      const { id, payment, order } = await paid(TOTAL, { currency_id: 'USD' });
      expect([order.status, order.paidAmount]).toEqual(['pending_mercado_pago', 0]);
      await online.notify(payment.id);
      expect(notesOf(await online.read(id)).match(/pago en USD/g)).toHaveLength(1);
    });

    test('a payment from before its order, whose number was given again after a restore, is not counted', async () => {
      const { order } = await paid(TOTAL, { date_created: new Date(Date.now() - 3_600_000).toISOString() });
      expect([order.status, order.paidAmount]).toEqual(['pending_mercado_pago', 0]);
    });

    test('a payment that was rejected is no money', async () => {
      const { order } = await paid(TOTAL, { status: 'rejected' });
      expect([order.status, order.paidAmount]).toEqual(['pending_mercado_pago', 0]);
    });

    // @spec E.9
    test('a late payment of a cancelled order is recorded and is to be returned', async () => {
      const placed = await online.placed();
      await online.shop.setStatus(placed._id, { status: 'cancelled' });
      await online.notify(online.server.pay(placed.orderNumber, TOTAL).id);
      const order = await online.read(placed._id);
      expect([order.status, balanceText(order)]).toEqual(['cancelled', 'A devolver $16.000']);
      expect(notesOf(order)).toContain('hay que devolver el pago');
    });

    test('a refund returns money once, however often it is asked for', async () => {
      const { id, payment } = await paid();
      const half = { reference: String(payment.id), amount: 6_000, expectedPaid: TOTAL };
      const answers = await Promise.all([
        online.refund(id, half, 'la-misma-clave'),
        online.refund(id, half, 'la-misma-clave'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(payment.transaction_amount_refunded).toBe(6_000);
      await online.notify(payment.id);
      const order = await online.read(id);
      expect([order.status, order.paidAmount]).toEqual(['paid', 10_000]);
      expect(order.onlinePayments).toMatchObject([{ amount: TOTAL, refunded: 6_000, refundable: 10_000 }]);
      expect((await online.refund(id, { ...half, amount: 10_001, expectedPaid: 10_000 })).text).toContain(
        '$10.000, no más',
      );
      expect((await online.refund(id, { ...half, expectedPaid: 1 })).status).toBe(409);
      expect(
        (await online.refund(id, { ...half, amount: 10_000, expectedPaid: 10_000 })).body.order,
      ).toMatchObject({
        status: 'refunded',
        paidAmount: 0,
      });
      expect(await online.shop.faults()).toEqual([]);
    });

    // @spec E.9
    test('two people who refund the same amount at once return it once', async () => {
      const { id, payment } = await paid();
      const half = { reference: String(payment.id), amount: 8_000, expectedPaid: TOTAL };
      await Promise.all([online.refund(id, half), online.refund(id, half)]);
      expect([payment.transaction_amount_refunded, (await online.read(id)).paidAmount]).toEqual([
        8_000, 8_000,
      ]);
    });

    test('a refund that Mercado Pago cannot make is not recorded', async () => {
      const { id, payment } = await paid();
      const all = { reference: String(payment.id), amount: TOTAL, expectedPaid: TOTAL };
      online.server.setAway(true);
      expect((await online.refund(id, all)).status).toBe(503);
      online.server.setAway(false);
      payment.transaction_amount = 1;
      expect((await online.refund(id, all)).text).toContain('no aceptó la devolución');
      expect((await online.read(id)).paidAmount).toBe(TOTAL);
    });

    test('a refund made in the app of Mercado Pago is recorded', async () => {
      const { id, payment } = await paid();
      payment.refunds = [{ id: 77, amount: TOTAL, status: 'approved' }];
      payment.status = 'refunded';
      await Promise.all([online.notify(payment.id), online.notify(payment.id)]);
      const order = await online.read(id);
      expect([order.status, order.paidAmount]).toEqual(['refunded', 0]);
      expect(order.payments?.map(({ amount }) => amount)).toEqual([TOTAL, -TOTAL]);
    });

    // @spec E.9
    test('a chargeback takes the money back until the shop has won it', async () => {
      const { id, payment } = await paid();
      Object.assign(payment, { status: 'charged_back', status_detail: 'settled' });
      await online.notify(payment.id);
      const taken = await online.read(id);
      expect([taken.status, balanceText(taken)]).toEqual(['paid', '']);
      expect(notesOf(taken)).toContain('Contracargo');
      Object.assign(payment, { status_detail: 'reimbursed' });
      await online.notify(payment.id);
      await online.notify(payment.id);
      expect(balanceText(await online.read(id))).toBe('');
      expect(await online.shop.faults()).toEqual([]);
    });
  });
}
