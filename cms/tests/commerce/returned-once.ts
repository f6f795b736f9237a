import { randomUUID } from 'node:crypto';
import { formatMoney, type AdminOrder, type ErrorBody } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Body = { order: AdminOrder } & ErrorBody;

const TOTAL = 8_000;
const PART = { amount: 1_000, method: 'cash' };

/** Tests that a change which gives money back does so once, whoever sends it again. */
export function returnedOnceSuite(database: string, booted: () => TestCms): void {
  describe(`money that is returned once on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const sold = async (): Promise<string> => {
      const { _id } = await shop.product();
      const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      await shop.setStatus(order._id, { status: 'paid' });
      return order._id;
    };
    const read = async (id: string) => (await shop.admin<Body>(`/api/orders/${id}`)).body.order;
    const send = (path: string, json: object, { method = 'PUT', key = randomUUID() as string } = {}) =>
      shop.admin<Body>(`/api/orders/${path}`, { method, json, headers: { 'idempotency-key': key } });
    const giveBack = (id: string, door: string, json: object) =>
      door === 'deleted'
        ? send(id, json, { method: 'DELETE' })
        : send(`${id}/status`, { status: door, expectedStatus: 'paid', ...json });

    test.each(['cancelled', 'refunded', 'deleted'])(
      'an order is not %s with money of which some went back meanwhile',
      async (door) => {
        const id = await sold();
        const refund = { ...PART, expectedPaid: TOTAL, restock: false };
        expect((await send(`${id}/refunds`, refund, { method: 'POST' })).status).toBe(200);
        const refused = await giveBack(id, door, { refund: PART, expectedPaid: TOTAL, restock: true });
        expect([refused.status, refused.body.code]).toEqual([409, 'STALE_ORDER']);
        expect(refused.body.message).toContain(`ahora tiene cobrado ${formatMoney(TOTAL - 1_000)}`);
        expect(refused.body.message).toContain('Devolución anotada');
        expect(await read(id)).toMatchObject({ status: 'paid', paidAmount: TOTAL - 1_000 });
        expect(await shop.faults()).toEqual([]);
      },
    );

    test('a cancellation sent again under its key is answered as done, and as another call refused', async () => {
      const id = await sold();
      const json = { status: 'cancelled', expectedStatus: 'paid', expectedPaid: TOTAL, refund: PART };
      const key = randomUUID();
      const [first, retry] = [
        await send(`${id}/status`, json, { key }),
        await send(`${id}/status`, json, { key }),
      ];
      expect([first.status, retry.status]).toEqual([200, 200]);
      expect(retry.body.order).toEqual(first.body.order);
      const again = await send(`${id}/status`, { ...json, expectedStatus: 'cancelled' });
      expect([again.status, again.body.code]).toEqual([409, 'STALE_ORDER']);
      const { payments = [], paidAmount } = await read(id);
      expect([payments.map(({ amount }) => amount), paidAmount]).toEqual([[TOTAL, -1_000], TOTAL - 1_000]);
      expect(await shop.faults()).toEqual([]);
    });

    test('a refund that is no whole number or has no real day names that field', async () => {
      const id = await sold();
      for (const [field, fault] of [
        ['amount', { amount: 10.5 }],
        ['day', { day: '31/12/2026' }],
      ] as const) {
        const { body } = await giveBack(id, 'cancelled', { refund: { ...PART, ...fault } });
        expect(body.errors?.map(({ path }) => path)).toEqual([`refund.${field}`]);
        expect(body.message).not.toContain('permitidos');
      }
    });
  });
}
