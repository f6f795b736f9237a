import { endpoints, type PricePreview, type Product } from '@shop/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteOldPriceChanges } from '../../src/api/product/services/prices/price-change-records';
import { anOrder, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { catalog } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const OUTDATED = 'Mientras mirabas la vista previa';

export function priceChangesSuite(database: string, booted: () => TestCms): void {
  describe(`price changes on ${database}`, () => {
    let shop: Commerce;
    let word = 0;
    let products: Product[];
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    beforeEach(async () => {
      word += 1;
      const prices = [10_000, 21_550, 40];
      products = [];
      for (const price of prices)
        products.push(await shop.product({ title: `Lote${word} ${price}`, price, discount: 10 }));
    });

    const all = () => ({ filter: { searchTerm: `lote${word}` } });
    const rule = { percent: 8, roundTo: 100 };
    const send = (path: string, json?: unknown, headers = {}) =>
      shop.admin(`/api/products/prices${path}`, { method: 'POST', json, headers });
    const preview = async (json: object = { ...all(), ...rule }): Promise<PricePreview> =>
      endpoints.previewPrices.answer.parse((await send('/preview', json)).body);
    const apply = (json: object, headers = {}) => send('', { ...all(), ...rule, ...json }, headers);
    const applied = async () => {
      const { version } = await preview();
      return endpoints.changePrices.answer.parse((await apply({ version })).body).change;
    };
    const pricesNow = async () => {
      const { payload } = await shop.listProducts(`searchTerm=lote${word}`);
      return Object.fromEntries(payload.map(({ title, price }) => [title.split(' ')[1], price]));
    };
    const undo = (id: string) => send(`/${id}/undo`);
    const latest = async () =>
      endpoints.listPriceChanges.answer.parse((await shop.admin('/api/products/prices')).body).changes;

    // @spec C.33
    test('a change stores the prices of its preview, everywhere', async () => {
      const { products: shown, changed, unchanged, version } = await preview();
      expect(shown.map(({ price, newPrice }) => [price, newPrice])).toEqual([
        [10_000, 10_800],
        [21_550, 23_300],
        [40, 43],
      ]);
      expect(shown[0]).toMatchObject({ finalPrice: 9_000, newFinalPrice: 9_720 });
      expect([changed, unchanged]).toEqual([3, 0]);
      const { change } = endpoints.changePrices.answer.parse((await apply({ version })).body);
      expect(change).toMatchObject({ ...rule, changed: 3, category: null, undoneAt: null });
      expect(await pricesNow()).toEqual({ 10000: 10_800, 21550: 23_300, 40: 43 });
      const read = await booted().call<{ product: Product }>(`/api/products/${products[0]?._id}`);
      expect(read.body.product).toMatchObject({ price: 10_800, finalPrice: 9_720, stock: 20 });
      expect((await shop.listProducts(`searchTerm=lote${word}&minPrice=20970`)).totalDocs).toBe(1);
      expect((await latest())[0]).toEqual(change);
      expect(await shop.faults()).toEqual([]);
    });

    test('a change of chosen products leaves the others', async () => {
      const ids = [products[0]?._id ?? ''];
      const { version } = await preview({ ids, ...rule });
      await send('', { ids, ...rule, version });
      expect(await pricesNow()).toEqual({ 10000: 10_800, 21550: 21_550, 40: 40 });
    });

    test('a change of a category names it, and reaches products beyond a page', async () => {
      const category = 'bodies';
      await shop.product({ title: `Lote${word} 1500`, price: 1_500, category });
      const selection = { filter: { category, searchTerm: `lote${word}`, status: true } };
      const { version, products: shown } = await preview({ ...selection, ...rule });
      expect(shown).toHaveLength(1);
      const { body } = await send('', { ...selection, ...rule, version });
      expect(body).toMatchObject({ change: { category, changed: 1 } });
    });

    test('a change is refused when a price, a discount or the products are not those of the preview', async () => {
      const { version } = await preview();
      const [first] = products as [Product, ...Product[]];
      for (const edit of [{ price: 11_000 }, { price: 10_000, discount: 20 }]) {
        await shop.editProduct(first._id, edit);
        const refused = await apply({ version });
        expect(refused.status).toBe(409);
        expect(refused.text).toContain(OUTDATED);
      }
      await shop.editProduct(first._id, { price: 10_000, discount: 10 });
      await shop.product({ title: `Lote${word} 900`, price: 900 });
      expect((await apply({ version })).status).toBe(409);
      expect(await pricesNow()).toEqual({ 10000: 10_000, 21550: 21_550, 40: 40, 900: 900 });
    });

    test('of two equal changes at once one is stored', async () => {
      const { version } = await preview();
      const answers = await Promise.all([apply({ version }), apply({ version }), apply({ version })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await pricesNow())['10000']).toBe(10_800);
    });

    test('a retry of a change with its key is answered and changes nothing', async () => {
      const { version } = await preview();
      const headers = { 'idempotency-key': `lote-${database}-${word}` };
      const [first, retry] = [await apply({ version }, headers), await apply({ version }, headers)];
      expect(retry.status).toBe(200);
      expect(retry.body).toEqual(first.body);
      expect((await pricesNow())['10000']).toBe(10_800);
    });

    // @spec C.33
    test('a fault in the middle of a change leaves every price', async () => {
      const [{ version }, before] = [await preview(), await latest()];
      const refresh = vi.spyOn(catalog, 'refresh').mockRejectedValueOnce(new Error('disk'));
      expect((await apply({ version })).status).toBe(500);
      refresh.mockRestore();
      expect(await pricesNow()).toEqual({ 10000: 10_000, 21550: 21_550, 40: 40 });
      expect(await latest()).toEqual(before);
      expect((await preview()).version).toBe(version);
      expect(await shop.faults()).toEqual([]);
    });

    test.each([
      [{ percent: 301 }, 'percent'],
      [{ percent: -91 }, 'percent'],
      [{ percent: 1.25 }, 'percent'],
      [{ percent: '8' }, 'percent'],
      [{ roundTo: 20 }, 'roundTo'],
      [{ ids: ['x'] }, 'ids'],
      [{ filter: undefined }, 'ids'],
      [{ filter: { categoria: 'bodies' } }, 'filter'],
      [{ percent: 0, roundTo: 1, version: 'current' }, 'percent'],
    ])('a change with %o is refused by name', async (fault, path) => {
      const version = (await preview()).version;
      const refused = await apply({ version, ...fault, ...('version' in fault && { version }) });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ errors: [{ path }] });
    });

    test('a price beyond the limit is refused with the name of its product', async () => {
      await shop.product({ title: `Lote${word} caro`, price: 99_000_000 });
      const { status, text } = await send('/preview', { ...all(), ...rule });
      expect(status).toBe(400);
      expect(text).toContain(`Lote${word} caro`);
    });

    test('undoing restores the prices that are still those of the change, once, and names the others', async () => {
      const change = await applied();
      const [first, second] = products as [Product, Product];
      await shop.editProduct(first._id, { price: 12_000 });
      await shop.admin(`/api/products/${second._id}`, { method: 'DELETE' });
      const { body } = await undo(change._id);
      expect(endpoints.undoPriceChange.answer.parse(body)).toEqual({
        status: 'success',
        restored: 2,
        kept: [{ _id: first._id, title: first.title, price: 12_000 }],
      });
      await shop.admin(`/api/products/${second._id}/restore`, { method: 'POST' });
      expect(await pricesNow()).toEqual({ 10000: 12_000, 21550: 21_550, 40: 40 });
      const again = await undo(change._id);
      expect([again.status, again.text]).toEqual([409, expect.stringContaining('ya se deshizo')]);
      expect((await undo('no-existe')).status).toBe(404);
      expect((await latest())[0]).toMatchObject({
        undoneAt: expect.any(String),
        undoneBy: expect.any(String),
      });
      expect(await shop.faults()).toEqual([]);
    });

    test('orders during price changes have one of the two prices, and the catalog keeps the last', async () => {
      const { _id: productId } = products[0] as Product;
      const change = async (percent: number) => {
        const { version } = await preview({ ...all(), percent, roundTo: 1 });
        return apply({ version, percent, roundTo: 1 });
      };
      const changes = (async () => {
        for (const percent of [10, -10, 10, -10]) expect((await change(percent)).status).toBe(200);
      })();
      const orders = Array.from({ length: 12 }, () =>
        shop.orderWithRetries(anOrder([{ productId, quantity: 1, size: 'M' }])),
      );
      const placed = await Promise.all(orders);
      await changes;
      for (const { status, body } of placed) {
        expect(status).toBe(201);
        expect([9_000, 9_900, 8_910, 9_801, 8_821]).toContain(body.order.subtotal);
      }
      const stored = await shop.db()('products').where('document_id', productId).first('price', 'stock');
      const { product } = (await booted().call<{ product: Product }>(`/api/products/${productId}`)).body;
      expect([product.price, product.stock]).toEqual([stored.price, stored.stock]);
      expect(stored.stock).toBe(8);
      expect(await shop.faults()).toEqual([]);
    });

    test('a change older than its retention is forgotten and cannot be undone', async () => {
      const { _id } = await applied();
      const old = { at: new Date(Date.now() - 91 * 86_400_000) };
      await shop.db()('price_changes').where('document_id', _id).update(old);
      await deleteOldPriceChanges();
      expect((await latest()).map((change) => change._id)).not.toContain(_id);
      expect((await undo(_id)).status).toBe(404);
    });
  });
}
