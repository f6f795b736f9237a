import { endpoints, errorBodySchema, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce } from '../support/commerce';
import type { TestCms } from '../support/start-cms';

type List = { payload: Product[]; totalDocs: number; totalPages: number; page: number };

const colors = [
  { name: 'Negro', value: '#000000' },
  { name: 'Rojo', value: '#aa0000' },
];

/** The catalogue as shoppers read it and staff write it, on whichever database. */
export function catalogueSuite(database: string, booted: () => TestCms): void {
  describe(`the catalogue on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    const list = async (query: string): Promise<List> => {
      const { status, body, text } = await cms.call(`/api/products?${query}`);
      if (status !== 200) throw new Error(text);
      return endpoints.listProducts.answer.parse(body) as List;
    };
    const titles = async (query: string) => (await list(query)).payload.map(({ title }) => title);
    const edit = (id: string, json: unknown) =>
      shop.admin<{ product: Product }>(`/api/products/${id}`, { method: 'PUT', json });

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

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
        await make('Nube', { price: 9000, discount: 10, size: [], category: 'otra' });
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

      test('prices sort by what is paid, titles as Spanish sorts, and the newest come first', async () => {
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
        expect(await titles('')).toEqual(['Por talla', 'Nube', 'ola de algodón', 'Ñandutí', 'Ópalo corpiño']);
      });

      test('sizes are those that can be bought today', async () => {
        expect(await titles('sizes=S')).toEqual(['ola de algodón']);
        expect(await titles('sizes[]=m&sizes[]=90')).toEqual(['Por talla', 'Ópalo corpiño']);
        expect(await titles('sizes=S,M&category=lectura&sortBy=price')).toEqual([
          'ola de algodón',
          'Por talla',
        ]);
      });

      test('searches find parts of words, without accents, in title, text and category', async () => {
        expect(await titles('searchTerm=OPALO')).toEqual(['Ópalo corpiño']);
        expect(await titles('searchTerm=microtul')).toEqual(['Ópalo corpiño']);
        expect(await titles('searchTerm=godon%20ola')).toEqual(['ola de algodón']);
        expect(await titles('searchTerm=nu&sortBy=title')).toEqual(['Nube']);
        expect(await titles('searchTerm=lectura&sortBy=title')).toHaveLength(4);
        expect(await titles(`searchTerm=${encodeURIComponent('" OR 1 = 1 --')}`)).toEqual([]);
        expect(await titles('searchTerm=%25')).toEqual([]);
      });

      test('pages add up, ids pick, and limit=all is everything', async () => {
        const first = await list('limit=2&sortBy=price');
        expect(first).toMatchObject({ page: 1, totalPages: 3, totalDocs: 5 });
        const second = await list('limit=2&page=2&sortBy=price');
        expect(second.payload.map(({ title }) => title)).toEqual(['ola de algodón', 'Nube']);
        expect((await list('limit=all')).payload).toHaveLength(5);
        const ids = first.payload.map(({ _id }) => _id);
        expect(await titles(`ids=${ids.join(',')}&sortBy=price`)).toEqual(['Ópalo corpiño', 'Ñandutí']);
        expect((await list('category=no-hay')).totalPages).toBe(1);
      });

      test('bad queries are refused, unknown ones mean nothing', async () => {
        for (const query of [
          'limit=1e9',
          'limit=-1',
          'limit=abc',
          'page=0',
          'sortBy=stock',
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

      test('only staff see what is not active, by the same answers otherwise', async () => {
        expect(await titles('status=false&searchTerm=oculto')).toEqual([]);
        const { body } = await shop.admin<List>('/api/products?status=false');
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

      test('answers name themselves, and are not sent again to who holds them', async () => {
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

      test('a product is found by its id and by every address it has had', async () => {
        const product = await shop.product({ title: 'Dirección Única' });
        expect(product.slug).toBe('direccion-unica');
        const twin = await shop.product({ title: 'Dirección única' });
        expect(twin.slug).toBe('direccion-unica-2');
        await edit(product._id, { title: 'Otro nombre' });
        const products = cms.strapi.documents('api::product.product' as never) as never as PanelDocuments;
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
    });

    describe('written by staff', () => {
      test('the spec’s payload is a product with one stock number', async () => {
        const product = await shop.product({ title: 'Simple', size: ['s', ' m', 'S'], discount: 150 });
        expect(product).toMatchObject({
          stock: 20,
          size: ['S', 'M'],
          variants: [],
          discount: 100,
          finalPrice: 0,
          colors: null,
        });
      });

      test('only the status is changed where only the status is sent', async () => {
        const product = await shop.product({ title: 'Con todo', colors, composition: 'Algodón' });
        const { body } = await edit(product._id, { status: false });
        expect(body.product).toEqual({ ...product, status: false, updatedAt: body.product.updatedAt });
      });

      test('a stale form keeps what was sold meanwhile', async () => {
        const product = await shop.product({ title: 'Formulario', stock: 20 });
        await shop.placed([{ productId: product._id, quantity: 3, size: 'M' }]);
        const same = await edit(product._id, { ...aProductDraft(), title: 'x', stock: 20, stockSeen: 20 });
        expect(same.body.product.stock).toBe(17);
        const more = await edit(product._id, { stock: 25, stockSeen: 20 });
        expect(more.body.product.stock).toBe(22);
        expect((await edit(product._id, { stock: 4 })).body.product.stock).toBe(4);
        expect(await shop.faults()).toEqual([]);
      });

      test('variants are created, changed, removed and told apart', async () => {
        const product = await shop.product({
          title: 'Variantes',
          size: ['S'],
          colors,
          variants: [
            { size: 'S', color: 'negro', stock: 2, sku: 'S-N' },
            { size: 'M', color: 'Rojo', stock: 3 },
          ],
        });
        expect(product.size).toEqual(['S', 'M']);
        expect(product.variants.map(({ size, color, stock, sku }) => [size, color, stock, sku])).toEqual([
          ['S', 'Negro', 2, 'S-N'],
          ['M', 'Rojo', 3, null],
        ]);
        const changed = await edit(product._id, {
          variants: [
            { size: 'S', color: 'Negro', stock: 5, stockSeen: 2 },
            { size: 'L', color: null, stock: 1 },
          ],
        });
        expect(changed.body.product).toMatchObject({ stock: 6 });
        expect((await edit(product._id, { stock: 9 })).status).toBe(400);
        expect(
          (await edit(product._id, { variants: [{ size: 'S', color: 'Verde', stock: 1 }] })).status,
        ).toBe(400);
        expect((await edit(product._id, { variants: [], stock: 8 })).body.product).toMatchObject({
          stock: 8,
          variants: [],
        });
        expect(await shop.faults()).toEqual([]);
      });

      test('what cannot be a product is refused, field by field', async () => {
        const post = (changes: Record<string, unknown>) =>
          shop.admin('/api/products', { method: 'POST', json: aProductDraft(changes) });
        for (const changes of [
          { price: 9e18 },
          { price: 0 },
          { price: '10' },
          { title: ' ' },
          { thumbnails: [] },
          { thumbnails: ['javascript:x'] },
          { stock: -1 },
          { stock: 1.5 },
          { colors: [{ name: 'x', value: 'red' }] },
        ]) {
          const answer = await post(changes);
          expect(`${answer.status} ${JSON.stringify(changes)}`).toBe(`400 ${JSON.stringify(changes)}`);
          expect(errorBodySchema.parse(answer.body).errors).not.toHaveLength(0);
        }
      });

      test('a product with open orders stays; afterwards it goes, and its orders stay readable', async () => {
        const product = await shop.product({ title: 'Para borrar' });
        const { order } = await shop.placed([{ productId: product._id, quantity: 2, size: 'M' }]);
        const remove = () => shop.admin(`/api/products/${product._id}`, { method: 'DELETE' });
        const refused = await remove();
        expect(refused.status).toBe(409);
        expect(refused.text).toContain('órdenes activas');
        await shop.setStatus(order._id, { status: 'cancelled' });
        expect((await remove()).status).toBe(200);
        expect((await cms.call(`/api/products/${product._id}`)).status).toBe(404);
        expect((await remove()).text).toContain('no encontrado');
        expect(
          (await shop.admin<{ order: { items: unknown[] } }>(`/api/orders/${order._id}`)).body.order.items,
        ).toHaveLength(1);
        expect((await shop.setStatus(order._id, { status: 'pending_manual' })).status).toBe(200);
        expect(await shop.faults()).toEqual([]);
      });

      test('several products change at once; what cannot change is named', async () => {
        const [one, two] = [await shop.product({ title: 'Uno' }), await shop.product({ title: 'Dos' })];
        const change = (action: Record<string, unknown>, ids: string[]) =>
          shop.admin('/api/products/bulk', { method: 'POST', json: { ids, change: action } });
        const { body } = await change({ action: 'discount', discount: 30 }, [one._id, two._id, 'no-existe']);
        expect(endpoints.bulkProducts.answer.parse(body)).toEqual({
          status: 'success',
          changed: [one._id, two._id],
          failed: [{ id: 'no-existe', message: 'Producto no encontrado' }],
        });
        expect(await titles('searchTerm=uno')).toContain('Uno');
        await change({ action: 'pause' }, [one._id]);
        expect(await titles('searchTerm=uno')).not.toContain('Uno');
        await change({ action: 'delete' }, [two._id]);
        expect((await cms.call(`/api/products/${two._id}`)).status).toBe(404);
      });

      test('a search shows what is called so before what only mentions it', async () => {
        await shop.product({ title: 'Pañuelo rayado' });
        await shop.product({ title: 'Otro distinto', description: 'Con un pañuelo' });
        for (const word of ['pañuelo', 'panuelo'])
          expect(await titles(`searchTerm=${encodeURIComponent(word)}`)).toEqual([
            'Pañuelo rayado',
            'Otro distinto',
          ]);
      });

      describe('as a sheet', () => {
        const exported = async () => (await shop.admin('/api/products/export')).text;
        const send = async (csv: string, dryRun: boolean) => {
          const { body } = await shop.admin('/api/products/import', {
            method: 'POST',
            json: { csv, dryRun },
          });
          const { status: _status, ...report } = endpoints.importProducts.answer.parse(body);
          return report;
        };
        const nothing = { created: 0, updated: 0, unchanged: 0, errors: [], warnings: [] };

        test('an export is imported again without a change', async () => {
          const text = await exported();
          const count = (await shop.admin<{ count: number }>('/api/products/count')).body.count;
          expect(await send(text, false)).toEqual({ ...nothing, unchanged: count });
          expect(await exported()).toBe(text);
        });

        test('a dry run only tells; the import creates a product with its variants', async () => {
          const fresh =
            'titulo;descripcion;categoria;precio;talle;color;stock;imagenes\n' +
            'Importado;d;otra;1.500;S;Rojo;2;/uploads/pictures/a.jpg\n' +
            ';;;;M;Rojo;3;\n' +
            'Sin precio;d;otra;;;;;/uploads/pictures/a.jpg';
          const told = {
            ...nothing,
            created: 1,
            errors: [{ row: 4, message: 'El precio debe ser mayor a 0' }],
          };
          expect(await send(fresh, true)).toEqual(told);
          expect(await titles('searchTerm=importado')).toEqual([]);
          expect(await send(fresh, false)).toEqual(told);
          const [product] = (await list('searchTerm=importado')).payload;
          expect(product).toMatchObject({ price: 1500, category: 'otra', size: ['S', 'M'], stock: 5 });
          expect(product?.variants.map(({ size, color, stock }) => [size, color, stock])).toEqual([
            ['S', 'Rojo', 2],
            ['M', 'Rojo', 3],
          ]);
          expect((await send(fresh, true)).warnings[0]?.message).toContain('Ya hay un producto');
        });

        test('an old export does not bring back what was sold since', async () => {
          const product = await shop.product({ title: 'En la planilla', stock: 20 });
          const untouched = await exported();
          await shop.placed([{ productId: product._id, quantity: 3, size: 'M' }]);
          expect(await send(untouched, false)).toMatchObject({ updated: 0, errors: [] });
          expect(await shop.stockOf(product._id)).toBe(17);
          const csv = `_id;stock;stock_visto\n${product._id};25;20`;
          const moved = { row: 2, message: expect.stringContaining('queda en 22') as string };
          expect(await send(csv, true)).toEqual({ ...nothing, updated: 1, warnings: [moved] });
          await send(csv, false);
          expect(await shop.stockOf(product._id)).toBe(22);
          expect(await shop.faults()).toEqual([]);
        });

        test('rows that cannot be stored are named, and nothing of their product is', async () => {
          const product = await shop.product({ title: 'Con fallas', stock: 4 });
          const report = await send(
            `_id;precio;stock;categoria\nno-existe;100;1;\n${product._id};18.9;1;\n`,
            false,
          );
          expect(report.errors.map(({ row }) => row)).toEqual([2, 3]);
          expect(await shop.stockOf(product._id)).toBe(4);
        });
      });
    });

    describe('in the panel of Strapi', () => {
      const products = () => cms.strapi.documents('api::product.product' as never) as never as PanelDocuments;
      const stockItems = () =>
        cms.strapi.documents('api::stock-item.stock-item' as never) as never as PanelDocuments;

      test('an edit there obeys the rules and is seen at once', async () => {
        const product = await shop.product({ title: 'Desde el panel', stock: 5 });
        await products().update({
          documentId: product._id,
          data: { price: 3000, discount: 0, stock: 9, sizes: ['m', 'xl'] },
        });
        const { body } = await cms.call<{ product: Product }>(`/api/products/${product._id}`);
        expect(body.product).toMatchObject({ finalPrice: 3000, stock: 9, size: ['M', 'XL'] });
        await expect(products().update({ documentId: product._id, data: { price: 0 } })).rejects.toThrow();
        await expect(
          products().update({ documentId: product._id, data: { thumbnails: ['javascript:x'] } }),
        ).rejects.toThrow(/imagen/i);
        expect(await shop.faults()).toEqual([]);
      });

      test('a product made there is whole, and one deleted there is put away', async () => {
        const {
          stock: _stock,
          size: sizes,
          status: active,
          ...draft
        } = aProductDraft({ title: 'Hecho en el panel' });
        const made = (await products().create({ data: { ...draft, sizes, active, stock: 4 } })) as {
          documentId: string;
        };
        const { body } = await cms.call<{ product: Product }>('/api/products/hecho-en-el-panel');
        expect(body.product).toMatchObject({ _id: made.documentId, stock: 4, status: true });
        expect(made).toMatchObject({ stock: 4 });
        await products().delete({ documentId: made.documentId });
        expect((await cms.call('/api/products/hecho-en-el-panel')).status).toBe(404);
        expect(await shop.faults()).toEqual([]);
      });

      test('stock items edited there leave their moves, and the last one cannot go', async () => {
        const product = await shop.product({ title: 'Ítems', stock: 5, variants: [{ size: 'S', stock: 5 }] });
        const [item] = product.variants;
        await stockItems().update({ documentId: item!._id, data: { quantity: 8 } });
        expect(await shop.stockOf(product._id)).toBe(8);
        await expect(stockItems().delete({ documentId: item!._id })).rejects.toThrow('al menos un ítem');
        await expect(
          stockItems().update({ documentId: item!._id, data: { quantity: -1 } }),
        ).rejects.toThrow();
        const other = (await stockItems().create({
          data: { product: product._id, size: ' m ', quantity: 2 },
        })) as { documentId: string };
        expect(await shop.stockOf(product._id)).toBe(10);
        await stockItems().delete({ documentId: other.documentId });
        expect(await shop.stockOf(product._id)).toBe(8);
        expect(await shop.faults()).toEqual([]);
      });
    });

    describe('figures', () => {
      const view = (productId: string, ip: string) =>
        cms.call<{ interaction: { counted: boolean } }>('/api/interactions', {
          method: 'POST',
          ip,
          json: { type: 'product_view', data: { productId, productTitle: '<script>' } },
        });
      const admin = async (url: string) => (await shop.admin(url)).body;

      test('a visitor counts once in half an hour, however often and however many at once', async () => {
        const product = await shop.product({ title: 'Muy visto', category: 'vistas' });
        const answers = await Promise.all(Array.from({ length: 20 }, () => view(product._id, '10.0.0.1')));
        for (const { body } of answers) endpoints.recordInteraction.answer.parse(body);
        expect(answers.filter(({ body }) => body.interaction.counted)).toHaveLength(1);
        expect((await view(product._id, '10.0.0.2')).body.interaction.counted).toBe(true);
        await shop
          .db()('interactions')
          .update({ at: new Date(Date.now() - 31 * 60_000) });
        expect((await view(product._id, '10.0.0.2')).body.interaction.counted).toBe(true);
        expect((await view('no-existe', '10.0.0.2')).status).toBe(400);
        const { products } = endpoints.mostViewedProducts.answer.parse(
          await admin('/api/interactions/most-viewed-products?limit=3'),
        );
        expect(products[0]).toEqual({
          _id: product._id,
          productTitle: 'Muy visto',
          productCategory: 'vistas',
          count: 3,
        });
        const { categories } = endpoints.mostViewedCategories.answer.parse(
          await admin('/api/interactions/most-viewed-categories'),
        );
        expect(categories).toEqual([{ category: 'vistas', count: 3 }]);
        const { summary } = endpoints.interactionsSummary.answer.parse(
          await admin('/api/interactions/summary'),
        );
        expect(summary).toEqual({ totalInteractions: 3, recentInteractions: 3 });
        const visitors: { visitor: string }[] = await shop.db()('interactions').select('visitor');
        expect(JSON.stringify(visitors)).not.toContain('10.0.0');
        const reset = await shop.admin('/api/interactions/reset', { method: 'DELETE' });
        endpoints.resetInteractions.answer.parse(reset.body);
        expect(await admin('/api/interactions/summary')).toMatchObject({ summary: { totalInteractions: 0 } });
      });

      test('sales by day and what waits are counted over all orders', async () => {
        const product = await shop.product({ title: 'Casi agotado', stock: 3 });
        const { order } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'paid' });
        const { sales } = endpoints.salesStats.answer.parse(await admin('/api/stats/sales?days=7'));
        expect(sales.series).toHaveLength(7);
        expect(sales.current.revenue).toBe(sales.series.at(-1)?.revenue);
        const { summary } = endpoints.ordersSummary.answer.parse(await admin('/api/orders/summary'));
        const { overview } = endpoints.overviewStats.answer.parse(await admin('/api/stats/overview'));
        expect(overview).toMatchObject({ orders: summary.totalOrders, revenue: summary.totalRevenue });
        expect(overview.lowStock).toContainEqual({
          _id: product._id,
          title: 'Casi agotado',
          size: null,
          color: null,
          stock: 2,
        });
        expect((await shop.admin('/api/stats/sales?days=8')).status).toBe(400);
      });
    });
  });
}

type PanelDocuments = {
  create(params: unknown): Promise<unknown>;
  update(params: unknown): Promise<unknown>;
  delete(params: unknown): Promise<unknown>;
};
