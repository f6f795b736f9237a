import { endpoints, messages, type Product } from '@shop/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function bulkChangesSuite(database: string, booted: () => TestCms): void {
  describe(`bulk changes of a filter on ${database}`, () => {
    let shop: Commerce;
    let word = 0;
    let products: Product[];
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    beforeEach(async () => {
      word += 1;
      products = [];
      for (const price of [100, 200, 300])
        products.push(await shop.product({ title: `Tanda${word} ${price}`, price }));
    });

    const all = () => ({ filter: { searchTerm: `tanda${word}` } });
    const bulk = (json: object) => shop.admin('/api/products/bulk', { method: 'POST', json });
    const ids = () => products.map(({ _id }) => _id).sort();

    // @spec C.34
    test('a bulk change of a filter reaches all of its products', async () => {
      const { body } = await bulk({ ...all(), count: 3, change: { action: 'discount', discount: 30 } });
      const answer = endpoints.bulkProducts.answer.parse(body);
      expect({ ...answer, changed: answer.changed.sort() }).toEqual({
        status: 'success',
        changed: ids(),
        failed: [],
      });
      const { payload } = await shop.listProducts(`searchTerm=tanda${word}`);
      expect(payload.map(({ discount }) => discount)).toEqual([30, 30, 30]);
      await bulk({ ...all(), count: 3, change: { action: 'pause' } });
      expect((await shop.listProducts(`searchTerm=tanda${word}`)).totalDocs).toBe(0);
      const paused = { filter: { searchTerm: `tanda${word}`, status: false }, count: 3 };
      await bulk({ ...paused, change: { action: 'activate' } });
      expect((await shop.listProducts(`searchTerm=tanda${word}`)).totalDocs).toBe(3);
      expect(await shop.faults()).toEqual([]);
    });

    test('a bulk change of a filter that finds another number of products changes nothing', async () => {
      const refused = await bulk({ ...all(), count: 2, change: { action: 'delete' } });
      expect([refused.status, refused.text]).toEqual([
        409,
        expect.stringContaining('Los productos que elegiste eran 2 y ahora son 3'),
      ]);
      const uncounted = await bulk({ ...all(), change: { action: 'delete' } });
      expect(uncounted.body).toMatchObject({ errors: [{ path: 'count' }] });
      expect((await shop.listProducts(`searchTerm=tanda${word}`)).totalDocs).toBe(3);
    });

    test('a bulk deletion of a filter leaves products with open orders', async () => {
      const [first] = products as [Product];
      await shop.placed([{ productId: first._id, quantity: 1, size: 'M' }]);
      const { body } = await bulk({ ...all(), count: 3, change: { action: 'delete' } });
      expect(body).toMatchObject({
        failed: [{ id: first._id, title: first.title, message: messages.activeOrders }],
      });
      expect(await shop.listTitles(`searchTerm=tanda${word}`)).toEqual([first.title]);
      expect(await shop.faults()).toEqual([]);
    });
  });
}
