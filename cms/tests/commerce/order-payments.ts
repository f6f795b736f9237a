import { randomUUID } from 'node:crypto';
import {
  moneyState,
  orderAnswerSchema,
  orderListAnswerSchema,
  ordersSummarySchema,
  type AdminOrder,
  type ErrorBody,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Kind = 'payments' | 'refunds';

export function orderPaymentsSuite(database: string, booted: () => TestCms): void {
  describe(`payments of orders on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    // Costs 8,000 pesos.
    const placed = async (): Promise<AdminOrder> => {
      const { _id } = await shop.product();
      return (await shop.placed([{ productId: _id, quantity: 1, size: 'M' }])).order;
    };
    const read = async (id: string) =>
      orderAnswerSchema.parse((await shop.admin(`/api/orders/${id}`)).body).order;
    const record = (kind: Kind, id: string, json: object, key: string = randomUUID()) =>
      shop.admin<OrderAnswer & ErrorBody>(`/api/orders/${id}/${kind}`, {
        method: 'POST',
        json: { method: 'cash', ...json },
        headers: { 'idempotency-key': key },
      });
    const moneyOf = ({ status, paidAmount, payments = [] }: AdminOrder) => ({
      status,
      paidAmount,
      amounts: payments.map(({ kind, amount, method }) => [kind, amount, method]),
    });

    // @spec E.12
    test('a deposit and the rest make an order paid', async () => {
      const { _id } = await placed();
      const deposit = await record('payments', _id, { amount: 3_000, method: 'transfer', note: 'Seña' });
      expect(moneyOf(deposit.body.order)).toEqual({
        status: 'pending_manual',
        paidAmount: 3_000,
        amounts: [['payment', 3_000, 'transfer']],
      });
      const rest = await record('payments', _id, { amount: 5_000, expectedPaid: 3_000 });
      expect(moneyOf(rest.body.order)).toMatchObject({ status: 'paid', paidAmount: 8_000 });
      expect(rest.body.order.paidAt).not.toBeNull();
      expect(rest.body.order.history?.map(({ type }) => type)).toEqual([
        'created',
        'payment',
        'payment',
        'status',
      ]);
    });

    test('a change of status records what it says about the money, and takes back what did not happen', async () => {
      const { _id } = await placed();
      await record('payments', _id, { amount: 1_000 });
      await shop.setStatus(_id, { status: 'paid' });
      expect(moneyOf(await read(_id)).amounts).toEqual([
        ['payment', 1_000, 'cash'],
        ['payment', 7_000, 'cash'],
      ]);
      await shop.setStatus(_id, { status: 'pending_manual' });
      expect(moneyOf(await read(_id))).toMatchObject({ paidAmount: 1_000 });
      await shop.setStatus(_id, { status: 'paid' });
      await shop.setStatus(_id, { status: 'refunded' });
      const { paidAmount, amounts } = moneyOf(await read(_id));
      expect([paidAmount, amounts.at(-1)]).toEqual([0, ['refund', -8_000, 'cash']]);
    });

    const voidEntry = (id: string, entry: string | undefined, json: object = {}) =>
      shop.admin<OrderAnswer & ErrorBody>(`/api/orders/${id}/payments/${entry}/void`, {
        method: 'POST',
        json,
      });

    test('a partial refund makes no debt, and nothing more can be collected', async () => {
      const { _id } = await placed();
      await shop.setStatus(_id, { status: 'paid' });
      const { order } = (await record('refunds', _id, { amount: 2_500 })).body;
      expect(moneyState(order)).toMatchObject({ due: 0, toReturn: 0, collected: 5_500, refunds: 2_500 });
      expect(order.isPaid).toBe(true);
      expect((await record('payments', _id, { amount: 2_500 })).status).toBe(409);
      await shop.setStatus(_id, { status: 'confirmado' });
      await shop.setStatus(_id, { status: 'paid' });
      expect((await read(_id)).paidAmount).toBe(5_500);
    });

    test('a payment that was noted by mistake is voided: no refund, no mail, and the order awaits it again', async () => {
      const { _id } = await placed();
      await record('payments', _id, { amount: 3_000 });
      const paid = (await record('payments', _id, { amount: 5_000 })).body.order;
      expect(paid.status).toBe('paid');
      const mistaken = paid.payments?.[1]?._id;
      const stale = await voidEntry(_id, mistaken, { expectedPaid: 1 });
      expect([stale.status, stale.body.code]).toEqual([409, 'STALE_ORDER']);
      const { order } = (await voidEntry(_id, mistaken, { note: 'Era de otra', expectedPaid: 8_000 })).body;
      expect(order).toMatchObject({
        status: 'pending_manual',
        paidAmount: 3_000,
        refundedAmount: 0,
        expiresAt: null,
      });
      expect(order.payments?.map(({ kind, isVoided, canVoid }) => [kind, isVoided, canVoid])).toEqual([
        ['payment', false, true],
        ['payment', true, false],
        ['void', false, false],
      ]);
      expect(order.history?.some(({ type, note }) => type === 'void' && note.includes('Era de otra'))).toBe(
        true,
      );
      const mails: unknown[] = await shop
        .db()('outgoing_mails')
        .where({ order_number: order.orderNumber, kind: 'order-refund' });
      expect(mails).toEqual([]);
      expect((await voidEntry(_id, mistaken)).body.order.paidAmount).toBe(3_000);
      expect((await voidEntry(_id, 'nada')).status).toBe(404);
      expect(await shop.faults()).toEqual([]);
    });

    test('a payment of which a part was returned is voided only after its refund', async () => {
      const { _id } = await placed();
      await shop.setStatus(_id, { status: 'paid' });
      const { payments } = (await record('refunds', _id, { amount: 1_000 })).body.order;
      expect((await voidEntry(_id, payments?.[0]?._id)).status).toBe(409);
      await voidEntry(_id, payments?.[1]?._id);
      const { order } = (await voidEntry(_id, payments?.[0]?._id)).body;
      expect(order).toMatchObject({ status: 'pending_manual', paidAmount: 0, refundedAmount: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    test('an order that was refunded by its status alone and goes on has its money again', async () => {
      const { _id } = await placed();
      for (const status of ['paid', 'refunded', 'confirmado']) await shop.setStatus(_id, { status });
      expect(await read(_id)).toMatchObject({ paidAmount: 8_000, refundedAmount: 0 });
      await shop.setStatus(_id, { status: 'pending_manual' });
      expect(await read(_id)).toMatchObject({ paidAmount: 0, refundedAmount: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.12
    test('part of the money is returned, and all of it makes the order refunded', async () => {
      const { _id } = await placed();
      await shop.setStatus(_id, { status: 'paid' });
      const part = await record('refunds', _id, { amount: 2_500, method: 'transfer' });
      expect(moneyOf(part.body.order)).toMatchObject({ status: 'paid', paidAmount: 5_500 });
      const rest = await record('refunds', _id, { amount: 5_500 });
      expect(moneyOf(rest.body.order)).toMatchObject({ status: 'refunded', paidAmount: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec C.47
    test('money of a stopped order is listed and counted until it is returned', async () => {
      const queued = async () => {
        const { body } = await shop.admin('/api/orders?limit=100&queue=to_refund');
        return orderListAnswerSchema.parse(body).orders.map(({ _id }) => _id);
      };
      const counted = async () =>
        ordersSummarySchema.parse(
          (await shop.admin<{ summary: unknown }>('/api/orders/summary')).body.summary,
        ).queues.to_refund;
      const before = (await counted()) ?? 0;
      const { _id } = await placed();
      await record('payments', _id, { amount: 2_000 });
      expect(await queued()).not.toContain(_id);
      await shop.setStatus(_id, { status: 'cancelled' });
      expect(await queued()).toContain(_id);
      expect(await counted()).toBe(before + 1);
      await record('refunds', _id, { amount: 2_000 });
      expect(await queued()).not.toContain(_id);
      expect(await counted()).toBe(before);
    });

    test.each<[string, Kind, object, number, string]>([
      ['more than was paid', 'refunds', { amount: 1 }, 409, 'No se puede devolver más de lo cobrado: $0.'],
      ['more than is due', 'payments', { amount: 8_001 }, 409, 'Falta cobrar $8.000, no más.'],
      [
        'of a day to come',
        'payments',
        { amount: 1, day: '2999-01-01' },
        400,
        'La fecha no puede ser futura.',
      ],
      [
        ...(['before the purchase', 'payments', { amount: 1, day: '2020-01-01' }, 400] as const),
        'La fecha no puede ser anterior a la compra.',
      ],
      ['of nothing', 'payments', { amount: 0 }, 400, 'El importe debe ser mayor que cero'],
    ])('money %s is refused and leaves the order as it was', async (_, kind, json, status, message) => {
      const before = await placed();
      const answer = await record(kind, before._id, json);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
      expect(moneyOf(await read(before._id))).toMatchObject({ paidAmount: 0, amounts: [] });
    });

    // @spec E.12
    test('a repeated call records once, and the second of two staff gets the conflict', async () => {
      const { _id } = await placed();
      const key = randomUUID();
      const json = { amount: 2_000, expectedPaid: 0 };
      const twice = await Promise.all([
        record('payments', _id, json, key),
        record('payments', _id, json, key),
      ]);
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      expect((await read(_id)).paidAmount).toBe(2_000);
      const late = await record('payments', _id, json);
      expect([late.status, late.body.code]).toEqual([409, 'STALE_ORDER']);
      const many = await Promise.all(
        Array.from({ length: 10 }, () => record('payments', _id, { amount: 1_000 })),
      );
      expect(many.filter(({ status }) => status === 200)).toHaveLength(6);
      expect(moneyOf(await read(_id))).toMatchObject({ status: 'paid', paidAmount: 8_000 });
    });

    test('an order that cost nothing gets no payment when it is edited later', async () => {
      const { _id: productId } = await shop.product();
      const sold = await shop.admin<OrderAnswer>('/api/orders/manual', {
        method: 'POST',
        json: {
          items: [{ productId, quantity: 1, size: 'M', price: 0 }],
          channel: 'counter',
          paymentMethod: 'cash',
          paid: true,
        },
      });
      const { _id, items, updatedAt } = sold.body.order;
      await shop.admin(`/api/orders/${_id}/lines`, {
        method: 'PUT',
        json: {
          items: items.map((item) => ({ ...item, price: 5_000 })),
          deliveryMethod: 'pickup',
          expectedUpdatedAt: updatedAt,
        },
      });
      expect(await read(_id)).toMatchObject({ status: 'paid', total: 5_000, paidAmount: 0, payments: [] });
      expect(await shop.faults()).toEqual([]);
    });
  });
}
