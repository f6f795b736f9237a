import { errorBodySchema, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce, type ProductPage } from '../support/data/commerce-calls';
import { inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';

const EMPTY = { description: '', thumbnails: [], size: [] };
const WHOLE = { description: 'De tul', thumbnails: ['/assets/hero.jpg'], size: ['S'] };

/** Products that are switched off may lack pictures, a description and sizes. */
export function productDraftsSuite(database: string, booted: () => TestCms): void {
  describe(`product drafts on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const products = () => inPanel(cms, 'api::product.product');
    const draft = (title: string) => shop.product({ ...EMPTY, title, status: false });
    const create = (changes: object) =>
      shop.admin('/api/products', { method: 'POST', json: aProductDraft({ ...changes }) });
    const stored = async (id: string) =>
      (await shop.admin<{ product: Product }>(`/api/products/${id}`)).body.product;

    // @spec C.13
    test('a draft is saved and listed for staff, and shoppers do not see it', async () => {
      const { _id } = await draft('Borrador de tul');
      expect(await stored(_id)).toMatchObject({ ...EMPTY, status: false, thumbnailAlts: [] });
      const { body } = await shop.admin<ProductPage>('/api/products?searchTerm=borrador');
      expect(body.payload.map((found) => found._id)).toEqual([_id]);
      expect(await shop.listTitles('searchTerm=borrador')).toEqual([]);
      expect((await cms.call(`/api/products/${_id}`)).status).toBe(404);
      expect((await shop.admin('/api/products/export')).text).toContain('Borrador de tul');
      expect((await shop.editProduct(_id, { price: 11_000 })).status).toBe(200);
      expect(await shop.faults()).toEqual([]);
    });

    test('a product on sale needs a picture, a description and sizes, each named', async () => {
      const answer = await create({ ...EMPTY, title: 'Sin nada' });
      expect(errorBodySchema.parse(answer.body).errors).toEqual([
        { path: 'description', message: 'La descripción es requerida' },
        { path: 'thumbnails', message: 'Debe incluir al menos una imagen' },
        { path: 'size', message: 'Debe seleccionar al menos una talla' },
      ]);
      const { _id } = await shop.product({ title: 'A la venta' });
      const emptied = await shop.editProduct(_id, { thumbnails: [] });
      expect([emptied.status, errorBodySchema.parse(emptied.body)]).toMatchObject([
        400,
        { message: 'Debe incluir al menos una imagen', errors: [{ path: 'thumbnails' }] },
      ]);
      const sizeless = await shop.editProduct(_id, { size: [] });
      expect([sizeless.status, errorBodySchema.parse(sizeless.body)]).toMatchObject([
        400,
        { message: 'Debe seleccionar al menos una talla', errors: [{ path: 'size' }] },
      ]);
      expect((await shop.editProduct(_id, { ...EMPTY, status: false })).status).toBe(200);
      expect(await stored(_id)).toMatchObject({ ...EMPTY, status: false });
    });

    // @spec C.13
    test('a draft is switched on only with all that it lacks', async () => {
      const { _id } = await draft('Para activar');
      const refused = await shop.editProduct(_id, { status: true });
      expect(refused.status).toBe(400);
      expect(errorBodySchema.parse(refused.body)).toMatchObject({
        message: 'Para activarlo faltan: fotos, descripción y talles',
        errors: [{ path: 'thumbnails' }, { path: 'description' }, { path: 'size' }],
      });
      const { body } = await shop.admin('/api/products/bulk', {
        method: 'POST',
        json: { ids: [_id], change: { action: 'activate' } },
      });
      expect(body).toMatchObject({
        changed: [],
        failed: [{ id: _id, message: 'Para activarlo faltan: fotos, descripción y talles' }],
      });
      const half = await shop.editProduct(_id, { ...WHOLE, status: true, description: '' });
      expect(half.text).toContain('La descripción es requerida');
      expect(await stored(_id)).toMatchObject({ ...EMPTY, status: false });
      expect((await shop.editProduct(_id, { ...WHOLE, status: true })).body.product.status).toBe(true);
      expect(await shop.listTitles('searchTerm=activar')).toEqual(['Para activar']);
    });

    // @spec C.13
    test('Strapi’s panel obeys the same rule', async () => {
      const { _id } = await draft('Desde el panel');
      const edit = (data: object) => products().update({ documentId: _id, data });
      await expect(edit({ active: true })).rejects.toThrow(
        'Para activarlo faltan: fotos, descripción y talles',
      );
      await edit({ description: null, price: 12_000 });
      expect(await stored(_id)).toMatchObject({ ...EMPTY, price: 12_000, status: false });
      const pictures = [{ url: 'https://example.com/a.jpg' }];
      await edit({ active: true, description: 'De tul', pictures, sizes: ['S'] });
      await expect(edit({ description: null })).rejects.toThrow('La descripción es requerida');
      expect(await stored(_id)).toMatchObject({ description: 'De tul', status: true });
      const data = { title: 'Otro del panel', price: 1, category: 'conjuntos', description: null };
      await expect(products().create({ data })).rejects.toThrow('La descripción es requerida');
      const made = await products().create({ data: { ...data, active: false } });
      expect(await stored(made.documentId)).toMatchObject({ ...EMPTY, status: false });
      expect(await shop.faults()).toEqual([]);
    });
  });
}
