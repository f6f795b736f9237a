import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, IDEMPOTENCY_KEY_HOURS, initialOperatingRules, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredKeys } from '../../src/platform/edits/idempotency';
import { anOrder, aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function orderRetriesSuite(database: string, booted: () => TestCms): void {
  describe(`retries on ${database}`, () => {
    let shop: Commerce;
    let body: ReturnType<typeof anOrder>;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      const { _id } = await shop.product({ stock: 50 });
      const details = { deliveryMethod: 'home', paymentMethod: 'transfer', notes: 'Para regalo\nGracias' };
      body = anOrder([{ productId: _id, quantity: 2, size: 'M' }], details);
    });
    const keyRow = async (key: string) => (await shop.db()('idempotency_keys').where({ key }).first())!;

    test('a retry is answered with the order as it is now, and 410 once staff deleted it', async () => {
      const key = randomUUID();
      const first = await shop.order(body, key);
      expect((await shop.order(body, key)).text).toBe(first.text);
      const { _id } = first.body.order;
      await shop.setStatus(_id, { status: 'paid' });
      const later = await shop.order(body, key);
      expect([later.status, later.body.order.status]).toEqual([201, 'paid']);
      expect(later.body.linkToken).toBe(first.body.linkToken);
      const json = { refund: { amount: first.body.order.total, method: 'transfer' } };
      await shop.admin(`/api/orders/${_id}`, { method: 'DELETE', json });
      const refused = await shop.order(body, key);
      expect([refused.status, refused.body]).toMatchObject([410, { code: 'ORDER_GONE' }]);
      expect(refused.text).toContain('Ese pedido ya no existe');
      await shop.admin(`/api/orders/${_id}/restore`, { method: 'POST' });
      expect((await shop.order(body, key)).status).toBe(201);
      expect(await shop.faults()).toEqual([]);
    });

    test('an idempotency key holds the id of the order and nothing personal', async () => {
      const key = randomUUID();
      const { order } = (await shop.order(body, key)).body;
      expect((await keyRow(key)).answer).toBe(order._id);
    });

    test('an idempotency key is deleted after 48 hours', async () => {
      const key = randomUUID();
      await shop.order(body, key);
      const madeAgo = (ms: number) =>
        shop
          .db()('idempotency_keys')
          .where({ key })
          .update({ at: new Date(Date.now() - ms) });
      await madeAgo((IDEMPOTENCY_KEY_HOURS - 1) * HOUR_MS);
      await deleteExpiredKeys(initialOperatingRules.draftDays);
      expect(await keyRow(key)).toBeDefined();
      await madeAgo(2 * DAY_MS + HOUR_MS);
      await deleteExpiredKeys(initialOperatingRules.draftDays);
      expect(await keyRow(key)).toBeUndefined();
    });

    test('a retried product is shown as it is now, and as missing once deleted', async () => {
      const asked = { headers: { 'Idempotency-Key': randomUUID() }, json: aProductDraft() };
      const create = () => shop.admin<{ product: Product }>('/api/products', { method: 'POST', ...asked });
      const { _id } = (await create()).body.product;
      await shop.editProduct(_id, { title: 'Con otro título' });
      const retried = await create();
      expect([retried.status, retried.body.product.title]).toEqual([201, 'Con otro título']);
      await shop.admin(`/api/products/${_id}`, { method: 'DELETE' });
      expect((await create()).status).toBe(404);
    });
  });
}
