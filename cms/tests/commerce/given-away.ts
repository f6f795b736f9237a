import { GIVEN_AWAY, type Product } from '@shop/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';

/** Tests that no way of entering a price or a discount gives a product away. */
export function givenAwaySuite(database: string, booted: () => TestCms): void {
  describe(`a final price of $0 on ${database}`, () => {
    let shop: Commerce;
    let product: Product;
    let word = 0;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    beforeEach(async () => {
      word += 1;
      product = await shop.product({ title: `Gratis${word}`, price: 40, discount: 90 });
    });

    const post = (path: string, json?: unknown) => shop.admin(path, { method: 'POST', json });
    const stored = async () =>
      (await shop.admin<{ product: Product }>(`/api/products/${product._id}`)).body.product;
    const selection = () => ({ filter: { searchTerm: `gratis${word}` } });

    test.each([
      ['a discount of 100 %', { discount: 100 }, 'discount'],
      ['a discount above 100 %', { discount: 900 }, 'discount'],
      ['a discount that rounds to $0', { discount: 99 }, 'discount'],
      ['a price that the discount takes to $0', { price: 4 }, 'price'],
      ['a price of $0', { price: 0 }, 'price'],
      ['both at once', { price: 20, discount: 99 }, 'discount'],
    ])('is refused by name for %s, and the product stays', async (_what, change, path) => {
      const { status, body } = await shop.editProduct(product._id, change);
      expect([status, (body as { errors?: { path: string }[] }).errors?.[0]?.path]).toEqual([400, path]);
      expect(await stored()).toEqual(product);
    });

    test('a price of $0 is refused for a new product, at its discount', async () => {
      const { status, body } = await post('/api/products', aProductDraft({ discount: 100 }));
      expect([status, body]).toMatchObject([400, { errors: [{ path: 'discount', message: GIVEN_AWAY }] }]);
    });

    test('a price of $0 is refused in bulk for the products that it would give away, and the others change', async () => {
      await shop.product({ title: `Gratis${word} cara`, price: 5_000, discount: 0 });
      const change = { action: 'discount', discount: 99 };
      const { body } = await post('/api/products/bulk', { ...selection(), count: 2, change });
      expect(body).toMatchObject({ failed: [{ id: product._id, message: GIVEN_AWAY }] });
      expect((body as { changed: string[] }).changed).toHaveLength(1);
      expect(await stored()).toEqual(product);
      const all = await post('/api/products/bulk', {
        ...selection(),
        count: 2,
        change: { action: 'discount', discount: 100 },
      });
      expect(all.status).toBe(400);
    });

    test('a price of $0 is refused for a change by percent, with the name of the product', async () => {
      const rule = { ...selection(), percent: -90, roundTo: 1 };
      const { status, text } = await post('/api/products/prices/preview', rule);
      expect(status).toBe(400);
      expect(text).toContain(`Con su descuento, «Gratis${word}» quedaría gratis`);
    });

    test('a later discount keeps an undo from restoring a price that it gives away', async () => {
      const rule = { ...selection(), percent: 300, roundTo: 1 };
      const preview = await post('/api/products/prices/preview', rule);
      const { version } = preview.body as { version: string };
      const { body } = await post('/api/products/prices', { ...rule, version });
      await shop.editProduct(product._id, { discount: 99 });
      const undone = await post(`/api/products/prices/${(body as { change: Product }).change._id}/undo`);
      expect(undone.body).toMatchObject({ restored: 0, kept: [{ _id: product._id, price: 160 }] });
    });

    // @spec C.9
    test('a price of $0 is refused on the row of an import', async () => {
      const csv = `_id,descuento\n${product._id},100`;
      const { body } = await post('/api/products/import', { csv, dryRun: false });
      expect(body).toMatchObject({
        invalid: 1,
        errors: [{ row: 2, column: 'descuento', message: GIVEN_AWAY }],
      });
      expect(await stored()).toEqual(product);
    });

    test("a price of $0 is refused in Strapi's panel", async () => {
      const documents = inPanel(booted(), 'api::product.product');
      const edit = (data: object) => documents.update({ documentId: product._id, data });
      await expect(edit({ discount: 100 })).rejects.toThrow(/\$1 o más/);
      await expect(edit({ price: 4 })).rejects.toThrow(/\$1 o más/);
      expect(await stored()).toEqual(product);
    });

    test('a price of $0 that was set by hand keeps no other field from being edited', async () => {
      const row = () => shop.db()('products').where('document_id', product._id);
      await row().update({ discount: 100 });
      const { status, body } = await shop.editProduct(product._id, { description: 'De seda' });
      expect([status, body.product.finalPrice]).toEqual([200, 0]);
      expect(await shop.faults()).toEqual([
        expect.stringContaining(`product-is-given-away (1): Gratis${word}`),
      ]);
      expect((await shop.editProduct(product._id, { discount: 0 })).status).toBe(200);
      expect(await shop.faults()).toEqual([]);
    });
  });
}
