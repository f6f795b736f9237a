import { endpoints, errorBodySchema, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const ofSize = (size: string, sku: string | null, more: object = {}) => ({ size, stock: 3, sku, ...more });

export function productSkusSuite(database: string, booted: () => TestCms): void {
  describe(`SKUs on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const withSkus = (title: string, ...skus: (string | null)[]): Promise<Product> =>
      shop.product({
        title,
        size: ['S', 'M'],
        variants: [ofSize('S', skus[0] ?? null), ofSize('M', skus[1] ?? null)],
      });
    const edit = (id: string, json: unknown) => shop.editProduct(id, json);
    const skusOf = ({ variants }: Product) => variants.map(({ size, sku }) => [size, sku]);
    const faultOf = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      errors: errorBodySchema.parse(body).errors,
    });

    test('a variant gets, changes and loses its SKU, and its stock stays', async () => {
      const product = await withSkus('Con códigos', 'COD-S');
      const change = [ofSize('S', null, { stockSeen: 3 }), ofSize('M', 'COD-S', { stockSeen: 3 })];
      const { body } = await edit(product._id, { variants: change });
      expect(skusOf(body.product)).toEqual([
        ['S', null],
        ['M', 'COD-S'],
      ]);
      expect(body.product.stock).toBe(6);
    });

    // @spec E.27
    test('an SKU of another product is refused at its variant with the name of that product', async () => {
      await withSkus('Dueña del código', 'DUENA-1');
      const product = await withSkus('Quiere el código', null, 'PROPIO-1');
      const variants = [ofSize('S', 'PROPIO-2'), ofSize('M', 'duena-1')];
      const taken = await edit(product._id, { title: 'Otro título', variants });
      const errors = [{ path: 'variants.1.sku', message: 'El SKU DUENA-1 ya es de «Dueña del código» (S)' }];
      expect(faultOf(taken)).toEqual({ status: 400, errors });
      const { product: kept } = (await shop.admin<{ product: Product }>(`/api/products/${product._id}`)).body;
      expect(kept).toEqual(product);
      const json = aProductDraft({ variants });
      expect(faultOf(await shop.admin('/api/products', { method: 'POST', json })).errors).toEqual(errors);
    });

    test('an SKU that a product has twice is refused', async () => {
      const product = await withSkus('Repetido', 'REP-1');
      const variants = [ofSize('S', 'REP-1'), ofSize('M', 'rep-1')];
      expect(faultOf(await edit(product._id, { variants }))).toEqual({
        status: 400,
        errors: [{ path: 'variants.1.sku', message: 'El SKU rep-1 está dos veces en este producto' }],
      });
    });

    test('SKUs that were repeated before stay, and those of deleted products are free', async () => {
      const gone = await withSkus('Se va', 'LIBRE-1');
      await shop.admin(`/api/products/${gone._id}`, { method: 'DELETE' });
      const product = await withSkus('Hereda', 'LIBRE-1');
      const other = await withSkus('La primera', 'OTRO-1');
      await shop.db()('stock_items').where('sku', 'OTRO-1').update({ sku: 'LIBRE-1' });
      const variants = [ofSize('S', 'LIBRE-1'), ofSize('M', 'NUEVO-1')];
      const { status, body } = await edit(other._id, { variants });
      expect([status, skusOf(body.product)[0]]).toEqual([200, ['S', 'LIBRE-1']]);
      expect(skusOf(product)[0]).toEqual(['S', 'LIBRE-1']);
    });

    // @spec E.27
    test('a product whose SKU is taken meanwhile is restored once the SKU is free', async () => {
      const gone = await withSkus('Vuelve después', 'VUELVE-1');
      await shop.admin(`/api/products/${gone._id}`, { method: 'DELETE' });
      const { _id } = await withSkus('La que lo tomó', 'vuelve-1');
      const restore = () => shop.admin(`/api/products/${gone._id}/restore`, { method: 'POST' });
      const refused = await restore();
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('El SKU vuelve-1 ya es de «La que lo tomó» (S): cambialo ahí');
      await edit(_id, { variants: [ofSize('S', 'VUELVE-2'), ofSize('M', null)] });
      expect((await restore()).status).toBe(200);
    });

    // @spec E.27
    test('the preview of a file names the SKUs that another row or another product has', async () => {
      await withSkus('Dueña en la tienda', 'CSV-1');
      const product = await withSkus('La del archivo', 'CSV-2', 'CSV-3');
      const lines = [
        '_id;titulo;precio;categoria;talle;stock;sku',
        `${product._id};;;;S;;csv-1`,
        `${product._id};;;;M;;CSV-3`,
        ';Nueva con código;1500;conjuntos;S;2;CSV-9',
        ';Otra con el mismo;1500;conjuntos;M;2;csv-9',
        ';Toma el de la tienda;1500;conjuntos;M;2;CSV-2',
        ';Sin talle;1500;conjuntos;;2;CSV-8',
      ];
      const json = { csv: lines.join('\n'), dryRun: true };
      const { body } = await shop.admin('/api/products/import', { method: 'POST', json });
      const { errors, warnings, created } = endpoints.importProducts.answer.parse(body);
      expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
        [2, 'sku', 'El SKU CSV-1 ya es de «Dueña en la tienda» (S)'],
        [5, 'sku', 'El SKU csv-9 está también en la fila 4'],
      ]);
      expect(created).toBe(3);
      expect(warnings).toContainEqual(expect.objectContaining({ row: 7, column: 'sku' }));
    });

    test('two products that take one SKU at once do not both get it', async () => {
      const json = aProductDraft({ title: 'A la vez', variants: [ofSize('S', 'A-LA-VEZ')] });
      const create = () => shop.admin('/api/products', { method: 'POST', json });
      const answers = await Promise.all([create(), create(), create()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    });

    // @spec E.27
    test('an outdated form keeps the SKUs that others changed, and is refused when both changed one', async () => {
      const product = await withSkus('De a dos códigos', 'DOS-S', 'DOS-M');
      await edit(product._id, { variants: [ofSize('S', 'DOS-NUEVO'), ofSize('M', 'DOS-M')] });
      const seen = { variants: [{ size: 'S' }, { size: 'M' }] };
      const mine = (s: string, m: string) => [
        ofSize('S', s, { skuSeen: 'DOS-S', stockSeen: 3 }),
        ofSize('M', m, { skuSeen: 'DOS-M', stockSeen: 3 }),
      ];
      const kept = await edit(product._id, { variants: mine('DOS-S', 'DOS-MIO'), seen });
      expect(skusOf(kept.body.product)).toEqual([
        ['S', 'DOS-NUEVO'],
        ['M', 'DOS-MIO'],
      ]);
      const stale = await edit(product._id, { variants: mine('DOS-OTRO', 'DOS-M'), seen });
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({ code: 'STALE_FIELDS', details: { fields: ['skus'] } });
      expect(stale.text).toContain('mientras lo editabas: SKU.');
    });

    test('a stock item of the panel cannot take an SKU either', async () => {
      await withSkus('Dueña en el panel', 'PANEL-1');
      const { variants } = await withSkus('Del panel', 'PANEL-2');
      const items = cms.strapi.documents('api::stock-item.stock-item');
      const rename = (at: number, sku: string) =>
        items.update({ documentId: variants[at]!._id, data: { sku } as never });
      await expect(rename(1, 'panel-1')).rejects.toThrow('ya es de «Dueña en el panel»');
      await expect(rename(1, 'panel-2')).rejects.toThrow('ya es de «Del panel»');
      await rename(0, 'PANEL-2');
      await rename(1, 'PANEL-3');
      expect(await shop.faults()).toEqual([]);
    });
  });
}
