import { endpoints, type PriceChange, type Product } from '@shop/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { inPanel } from '../support/data/panel-documents';
import { askedPrices } from '../support/data/price-histories';
import type { TestCms } from '../support/servers/start-cms';

type Entry = [price: number, finalPrice: number, active: boolean];

/** Tests that every change of a product's price writes its history, which nobody edits. */
export function priceHistorySuite(database: string, booted: () => TestCms): void {
  describe(`price history on ${database}`, () => {
    let shop: Commerce;
    let product: Product;
    let word = 0;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    beforeEach(async () => {
      word += 1;
      product = await shop.product({ title: `Historia${word}`, price: 1_000, discount: 0 });
    });

    const post = (path: string, json?: unknown) => shop.admin(path, { method: 'POST', json });
    const entries = async (id = product._id): Promise<Entry[]> =>
      (await askedPrices(shop.db(), id)).map(({ price, finalPrice, active }) => [price, finalPrice, active]);
    const first: Entry = [1_000, 1_000, true];
    const documents = () => inPanel(booted(), 'api::product.product');
    const selection = () => ({ filter: { searchTerm: `historia${word}` } });
    const bulk = (change: object) => post('/api/products/bulk', { ...selection(), count: 1, change });

    test('the form writes what it creates and changes, and nothing while the price stays', async () => {
      await shop.editProduct(product._id, { price: 2_000, discount: 25 });
      await shop.editProduct(product._id, { title: `Historia${word} con otro título`, stock: 3 });
      expect(await entries()).toEqual([first, [2_000, 1_500, true]]);
    });

    test('a product that is switched off and on again was not asked for in between', async () => {
      await shop.editProduct(product._id, { status: false });
      await shop.editProduct(product._id, { status: true });
      expect(await entries()).toEqual([first, [1_000, 1_000, false], first]);
    });

    test('a bulk discount and a bulk pause are written', async () => {
      await bulk({ action: 'discount', discount: 30 });
      await bulk({ action: 'pause' });
      expect(await entries()).toEqual([first, [1_000, 700, true], [1_000, 700, false]]);
    });

    test('a price change by percent and its undo are written', async () => {
      const rule = { ...selection(), percent: 10, roundTo: 1 };
      const { version } = endpoints.previewPrices.answer.parse(
        (await post('/api/products/prices/preview', rule)).body,
      );
      const { body } = await post('/api/products/prices', { ...rule, version });
      const { _id } = (body as { change: PriceChange }).change;
      await post(`/api/products/prices/${_id}/undo`);
      expect(await entries()).toEqual([first, [1_100, 1_100, true], first]);
    });

    test('an import is written', async () => {
      const csv = `_id,precio,descuento\n${product._id},3000,50`;
      await post('/api/products/import', { csv, dryRun: false });
      expect(await entries()).toEqual([first, [3_000, 1_500, true]]);
    });

    test('the trash ends what is asked, and a restored product is asked for again', async () => {
      await shop.admin(`/api/products/${product._id}`, { method: 'DELETE' });
      await post(`/api/products/${product._id}/restore`);
      expect(await entries()).toEqual([first, [1_000, 1_000, false], first]);
    });

    test("an edit and a creation in Strapi's panel are written", async () => {
      await documents().update({ documentId: product._id, data: { price: 500, discount: 10 } });
      expect(await entries()).toEqual([first, [500, 450, true]]);
      const made = await documents().create({
        data: {
          title: `Panel${word}`,
          description: 'De tul',
          price: 800,
          discount: 0,
          stock: 1,
          category: 'conjuntos',
          sizes: ['S'],
          active: true,
          pictures: [{ url: '/assets/hero.jpg' }],
        },
      });
      expect((await entries(made.documentId)).at(-1)).toEqual([800, 800, true]);
    });

    // @spec F.8
    test('the history has a price that somebody changed with SQL, too', async () => {
      await shop.db()('products').where('document_id', product._id).update({ price: 9_999, discount: 15 });
      expect((await entries()).at(-1)).toEqual([9_999, 8_499, true]);
      await shop.editProduct(product._id, { price: 1_000, discount: 0 });
    });

    test('no statement edits or deletes the history', async () => {
      const history = () => shop.db()('product_prices').where('product_id', product._id);
      await expect(history().update({ final_price: 5_000 })).rejects.toThrow(/append-only/);
      await expect(history().delete()).rejects.toThrow(/append-only/);
      expect(await entries()).toEqual([first]);
    });
  });
}
