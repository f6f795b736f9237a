import { MINUTE_MS } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { undoCalls, type Step } from '../support/data/undo-calls';
import type { TestCms } from '../support/servers/start-cms';

/** Columns of an order that no step writes, or that its undo leaves on purpose. */
const LEFT_ALONE = [
  ['id', 'document_id', 'locale', 'created_at', 'created_by_id', 'updated_by_id', 'published_at'],
  ['order_number', 'business_day', 'channel', 'link_version', 'accepted_policies', 'erased_at'],
  ['payment_method', 'payment_way', 'cash_fee', 'transfer_proof'],
  ['is_gift', 'gift_message', 'notes', 'shipping_notes', 'admin_notes', 'correction_reason'],
  ['invoice_number', 'invoice_url'],
].flat();

type Placed = { id: string; productId: string };
type Case = { step: Step; deliveryMethod?: 'home'; arrange?: (placed: Placed) => Promise<unknown> };

/** Tests that the undo of a step writes back every column of an order that some step writes. */
export function undoOfEachFieldSuite(database: string, booted: () => TestCms): void {
  describe(`the undo of each column of an order on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const calls = undoCalls(() => shop);
    const { call, undo, status, goods, edit, first, coupon, placed, rowOf, stateOf } = calls;

    const stored = (row: object) => (order: Placed) =>
      shop.db()('orders').where('document_id', order.id).update(row);
    const taken =
      (...steps: Step[]) =>
      async ({ id }: Placed) => {
        for (const step of steps) expect([step.name, (await step.do(id)).status]).toEqual([step.name, 200]);
      };
    const promised = async ({ id, productId }: Placed) => {
      const home = { address: 'Belgrano 5', city: 'Cipolletti', postal_code: '8324' };
      const days = { delivery_from: '2026-12-01', delivery_to: '2026-12-03' };
      await stored({ ...home, ...days, payment_discount: 500 })({ id, productId });
      await shop.db()('orders').where('document_id', id).decrement('total', 500);
    };
    const soldOut = async ({ id, productId }: Placed) => {
      await taken(status('cancelled'))({ id, productId });
      await shop.placed([{ productId, quantity: (await shop.stockOf(productId)) - 1, size: 'M' }]);
    };
    const anotherPerson = edit('sent to another person', (order) => ({
      ...first(order, { quantity: 3 }),
      deliveryMethod: 'home',
      client: aShopper({ fullName: 'Otra Persona' }),
      agreedDiscount: 100,
      shippingCost: 700,
      reason: 'Tardamos',
    }));
    const withoutCoupon = edit('one unit without the coupon', (order) => ({
      ...first(order, { quantity: 1 }),
      coupon: 'drop',
      notify: false,
    }));
    const money = (way: 'payments' | 'refunds', amount: number): Step => ({
      name: way,
      do: (id) => call('POST', `${id}/${way}`, { amount, method: 'cash' }),
    });
    const lastVoided = calls.steps.find(({ name }) => name === 'entry voided')!;
    const cases: Case[] = [
      { step: status('pending_transfer_proof', { proofReason: 'No se lee' }) },
      { step: status('confirmado') },
      { step: status('paid') },
      { step: status('refunded'), arrange: taken(status('paid')) },
      { step: status('cancelled'), arrange: stored({ dispute: 'charged_back 1' }) },
      { step: status('cancelled'), arrange: taken(goods('delivered')) },
      { step: status('confirmado', { force: true }), arrange: soldOut },
      { step: goods('ready') },
      { step: goods('in_transit', { carrier: 'Moto' }), deliveryMethod: 'home' },
      { step: goods('delivered') },
      { step: anotherPerson, arrange: promised },
      { step: withoutCoupon },
      { step: money('payments', 3_000) },
      { step: lastVoided, arrange: taken(money('payments', 3_000), money('refunds', 1_000)) },
      { step: { name: 'deleted', do: (id) => call('DELETE', id, {}) } },
    ];

    test('the undo of a step writes back each column that a step writes', async () => {
      const { code } = await coupon('CADACAMPO');
      const written = new Set<string>();
      let columns: string[] = [];
      for (const { step, deliveryMethod = 'pickup', arrange } of cases) {
        const { order, productId } = await placed({ couponCode: code, deliveryMethod });
        const { _id: id } = order;
        const expires_at = new Date(Date.now() + 60 * MINUTE_MS);
        await stored({ expires_at, remind_at: expires_at })({ id, productId });
        await arrange?.({ id, productId });
        const before = await stateOf(id, productId);
        const { status: done, body } = await step.do(id);
        expect([step.name, done, body.undo]).toEqual([step.name, 200, expect.any(String)]);
        const row = await rowOf(id);
        columns = Object.keys(row);
        const changed = columns.filter(
          (name) => JSON.stringify(row[name]) !== JSON.stringify(before.row[name]),
        );
        for (const column of changed) written.add(column);
        expect((await undo(body.undo)).status).toBe(200);
        expect([step.name, await stateOf(id, productId)]).toEqual([step.name, before]);
      }
      expect(columns.filter((name) => !written.has(name)).sort()).toEqual(LEFT_ALONE.sort());
      expect(await shop.faults()).toEqual([]);
    });
  });
}
