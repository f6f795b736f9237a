import { errorBodySchema, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type ProductPage } from '../support/data/commerce-calls';
import { inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';

export function catalogReadsSuite(database: string, booted: () => TestCms): void {
  describe(`the catalog on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const list = (query: string) => shop.listProducts(query);
    const titles = (query: string) => shop.listTitles(query);
    const edit = (id: string, json: unknown) => shop.editProduct(id, json);

    describe('read by shoppers', () => {
      beforeAll(async () => {
        const make = (title: string, changes: Record<string, unknown>) =>
          shop.product({ title, category: 'lectura', ...changes });
        await make('Ópalo corpiño', {
          price: 10_000,
          discount: 50,
          size: ['85', '90'],
          description: 'De microtúl',
        });
        await make('Ñandutí', { price: 6000, discount: 0, size: ['S', 'M'], stock: 0 });
        await make('ola de algodón', { price: 7000, discount: 0, size: ['S'] });
        await make('Nube', { price: 9000, discount: 10, size: ['ÚNICO'], category: 'otra' });
        await make('Oculto', { price: 1, status: false });
        await make('Por talla', {
          price: 20_000,
          discount: 0,
          size: ['S', 'M'],
          variants: [
            { size: 'S', stock: 0 },
            { size: 'M', stock: 2 },
          ],
        });
      });

      test('lists sort by final price, by title in Spanish order, by stock, or newest first', async () => {
        const byPrice = ['Ópalo corpiño', 'Ñandutí', 'ola de algodón', 'Nube', 'Por talla'];
        expect(await titles('sortBy=price')).toEqual(byPrice);
        expect(await titles('sortBy=price&sortOrder=desc')).toEqual([...byPrice].reverse());
        expect(await titles('sortBy=title')).toEqual([
          'Nube',
          'Ñandutí',
          'ola de algodón',
          'Ópalo corpiño',
          'Por talla',
        ]);
        const byStock = ['Ñandutí', 'Por talla', 'Nube', 'ola de algodón', 'Ópalo corpiño'];
        expect(await titles('sortBy=stock')).toEqual(byStock);
        expect(await titles('')).toEqual(['Por talla', 'Nube', 'ola de algodón', 'Ñandutí', 'Ópalo corpiño']);
      });

      test('sizes are those in stock', async () => {
        expect(await titles('sizes=S')).toEqual(['ola de algodón']);
        expect(await titles('sizes[]=m&sizes[]=90')).toEqual(['Por talla', 'Ópalo corpiño']);
        expect(await titles('sizes=S,M&category=lectura&sortBy=price')).toEqual([
          'ola de algodón',
          'Por talla',
        ]);
      });

      test('searches find parts of words without accents in title, description and category', async () => {
        expect(await titles('searchTerm=OPALO')).toEqual(['Ópalo corpiño']);
        expect(await titles('searchTerm=microtul')).toEqual(['Ópalo corpiño']);
        expect(await titles('searchTerm=godon%20ola')).toEqual(['ola de algodón']);
        expect(await titles('searchTerm=nu&sortBy=title')).toEqual(['Nube']);
        expect(await titles('searchTerm=lectura&sortBy=title')).toHaveLength(4);
        expect(await titles(`searchTerm=${encodeURIComponent('" OR 1 = 1 --')}`)).toEqual([]);
        expect(await titles('searchTerm=%25')).toEqual([]);
      });

      test('pages are complete, ids select, and limit=all returns all products', async () => {
        const first = await list('limit=2&sortBy=price');
        expect(first).toMatchObject({ page: 1, totalPages: 3, totalDocs: 5 });
        const second = await list('limit=2&page=2&sortBy=price');
        expect(second.payload.map(({ title }) => title)).toEqual(['ola de algodón', 'Nube']);
        expect((await list('limit=all')).payload).toHaveLength(5);
        const ids = first.payload.map(({ _id }) => _id);
        expect(await titles(`ids=${ids.join(',')}&sortBy=price`)).toEqual(['Ópalo corpiño', 'Ñandutí']);
        expect((await list('category=no-hay')).totalPages).toBe(1);
      });

      test('invalid queries are refused, unknown ones are ignored', async () => {
        for (const query of [
          'limit=1e9',
          'limit=-1',
          'limit=abc',
          'page=0',
          'sortBy=color',
          'sortOrder=up',
          'page=1&page=2',
          'status=si',
          'searchTerm=%00',
          'category=a%00b',
        ])
          expect(errorBodySchema.parse((await cms.call(`/api/products?${query}`)).body).code).toBe(
            'VALIDATION',
          );
        const plain = await cms.call('/api/products');
        for (const query of [
          'filters[createdBy][email][$startsWith]=a',
          'populate=*',
          'filters[$or]=x',
          'a[b][c][d]=1',
        ])
          expect((await cms.call(`/api/products?${query}`)).text).toBe(plain.text);
      });

      test('only staff see inactive products; other answers are equal', async () => {
        expect(await titles('status=false&searchTerm=oculto')).toEqual([]);
        const { body } = await shop.admin<ProductPage>('/api/products?status=false');
        expect(body.payload.map(({ title }) => title)).toEqual(['Oculto']);
        const [hidden] = body.payload;
        expect((await cms.call(`/api/products/${hidden!._id}`)).status).toBe(404);
        expect((await shop.admin(`/api/products/${hidden!._id}`)).status).toBe(200);
        expect((await cms.call('/api/products/count')).body).toEqual({ status: 'success', count: 5 });
        expect((await shop.admin('/api/products/count')).body).toEqual({ status: 'success', count: 6 });
        expect((await shop.admin('/api/products?status=true&sortBy=price')).text).toBe(
          (await cms.call('/api/products?sortBy=price')).text,
        );
        const forged = await cms.call('/api/products?status=false', { token: 'no.es.una' });
        expect(forged.text).not.toContain('Oculto');
      });

      test('answers have an ETag and are not sent again to clients that hold them', async () => {
        const first = await cms.call('/api/products?limit=1');
        expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
        expect(first.headers.get('x-content-type-options')).toBe('nosniff');
        expect(first.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
        const etag = first.headers.get('etag') ?? '';
        const again = await cms.call('/api/products?limit=1', { headers: { 'if-none-match': etag } });
        expect([again.status, again.text]).toEqual([304, '']);
        const head = await cms.call('/api/products?limit=1', { method: 'HEAD' });
        expect([head.status, head.text]).toEqual([200, '']);
      });

      test('a product is found by its id and by every slug it has had', async () => {
        const product = await shop.product({ title: 'Dirección Única' });
        expect(product.slug).toBe('direccion-unica');
        const twin = await shop.product({ title: 'Dirección única' });
        expect(twin.slug).toBe('direccion-unica-2');
        await edit(product._id, { title: 'Otro nombre' });
        const products = inPanel(cms, 'api::product.product');
        await products.update({ documentId: product._id, data: { slug: 'nueva-direccion' } });
        for (const key of [product._id, 'direccion-unica', 'nueva-direccion']) {
          const { body } = await cms.call<{ product: Product }>(`/api/products/${key}`);
          expect(body.product).toMatchObject({
            _id: product._id,
            slug: 'nueva-direccion',
            title: 'Otro nombre',
          });
        }
        for (const key of ['no-existe', '..', '%00', '1', '%E0%A4%A'])
          expect([400, 404]).toContain((await cms.call(`/api/products/${key}`)).status);
      });

      test('a search lists title matches before description matches', async () => {
        await shop.product({ title: 'Pañuelo rayado' });
        await shop.product({ title: 'Otro distinto', description: 'Con un pañuelo' });
        for (const word of ['pañuelo', 'panuelo'])
          expect(await titles(`searchTerm=${encodeURIComponent(word)}`)).toEqual([
            'Pañuelo rayado',
            'Otro distinto',
          ]);
      });
    });
  });
}
