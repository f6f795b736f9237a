import { endpoints, errorBodySchema, type Category, type SiteContent } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

// @spec A.56

const colors = [
  { name: 'Negro', value: '#000000' },
  { name: 'Rojo', value: '#aa0000' },
];

export function catalogWritesSuite(database: string, booted: () => TestCms): void {
  describe(`the catalog on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const titles = (query: string) => shop.listTitles(query);
    const edit = (id: string, json: unknown) => shop.editProduct(id, json);

    describe('written by staff', () => {
      test('the payload of the specification creates a product with one stock number', async () => {
        const product = await shop.product({ title: 'Simple', size: ['s', ' m', 'S'], discount: 99 });
        expect(product).toMatchObject({
          stock: 20,
          size: ['S', 'M'],
          variants: [],
          discount: 99,
          finalPrice: 100,
          colors: null,
        });
      });

      test('a change of the status alone leaves all else unchanged', async () => {
        const product = await shop.product({ title: 'Con todo', colors, composition: 'Algodón' });
        const { body } = await edit(product._id, { status: false });
        expect(body.product).toEqual({ ...product, status: false, updatedAt: body.product.updatedAt });
      });

      test('the fit of a garment is stored, shown, removed, and refused when it is unknown', async () => {
        const product = await shop.product({ title: 'Calza', fit: 'small' });
        expect(product.fit).toBe('small');
        expect((await edit(product._id, { fit: 'enorme' })).status).toBe(400);
        expect((await edit(product._id, { price: 9_000 })).body.product.fit).toBe('small');
        expect((await edit(product._id, { fit: '' })).body.product).not.toHaveProperty('fit');
      });

      test('eight products of one title, created at once, all get an address of their own', async () => {
        const json = aProductDraft({ title: 'Gemelas' });
        const create = () =>
          shop.admin<{ product: { slug: string } }>('/api/products', { method: 'POST', json });
        const answers = await Promise.all(Array.from({ length: 8 }, create));
        expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
        expect(new Set(answers.map(({ body }) => body.product.slug)).size).toBe(8);
      });

      test('an outdated form keeps sales made meanwhile', async () => {
        const product = await shop.product({ title: 'Formulario', stock: 20 });
        await shop.placed([{ productId: product._id, quantity: 3, size: 'M' }]);
        const same = await edit(product._id, { ...aProductDraft(), title: 'x', stock: 20, stockSeen: 20 });
        expect(same.body.product.stock).toBe(17);
        const more = await edit(product._id, { stock: 25, stockSeen: 20 });
        expect(more.body.product.stock).toBe(22);
        expect((await edit(product._id, { stock: 4 })).body.product.stock).toBe(4);
        expect(await shop.faults()).toEqual([]);
      });

      // @spec C.19
      test('an edit conflict is answered with 409 and stores nothing', async () => {
        const product = await shop.product({ title: 'De a dos', size: ['S'], stock: 20 });
        await edit(product._id, { price: 21_000, description: 'Otra' });
        const mine = { price: 22_000, title: 'Mío' };
        const seen = { price: product.price, title: product.title, description: product.description };
        const stale = await edit(product._id, { ...mine, seen });
        expect(stale.status).toBe(409);
        expect(stale.body).toMatchObject({
          code: 'STALE_FIELDS',
          message: 'Otra persona cambió este producto mientras lo editabas: precio.',
          details: { fields: ['price'], product: { price: 21_000, title: 'De a dos' } },
        });
        const again = await edit(product._id, { ...mine, seen: { ...seen, price: 21_000 } });
        expect(again.body.product).toMatchObject({ ...mine, description: 'Otra' });
        expect((await edit(product._id, { price: 5_000 })).body.product.price).toBe(5_000);
        expect((await edit(product._id, { price: 5_000, seen: { price: 'x' } })).status).toBe(400);
      });

      test('an outdated form does not remove a variant added meanwhile', async () => {
        const small = { size: 'S', color: null };
        const product = await shop.product({
          title: 'Se suma',
          size: ['S'],
          variants: [{ ...small, stock: 2 }],
        });
        await edit(product._id, {
          variants: [
            { ...small, stock: 2 },
            { size: 'M', stock: 4 },
          ],
        });
        const change = { variants: [{ ...small, stock: 5, stockSeen: 2 }], seen: { variants: [small] } };
        const stale = await edit(product._id, change);
        expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('combinaciones de talle')]);
        expect(await shop.stockOf(product._id)).toBe(6);
      });

      test('units of a size that is no longer offered leave the stock with a move', async () => {
        const variants = [
          { size: 'S', stock: 2 },
          { size: 'M', stock: 3 },
        ];
        const { _id } = await shop.product({ title: 'Pierde talle', size: ['S', 'M'], variants });
        const { product } = (await edit(_id, { size: ['M', 'L'], dropUnits: 2 })).body;
        expect([product.stock, product.variants.map(({ size }) => size)]).toEqual([3, ['M']]);
        const moves = await shop
          .db()('stock_moves')
          .where({ product_id: _id, size: 'S' })
          .select('delta', 'reason');
        expect(moves.map(({ delta, reason }) => [delta, reason])).toContainEqual([-2, 'item-removed']);
        const grown = await edit(_id, { variants: [...variants.slice(1), { size: 'XL', stock: 1 }] });
        expect(grown.body.product.size).toEqual(['M', 'L', 'XL']);
        expect(await shop.faults()).toEqual([]);
      });

      test('a retried creation is answered as before after its category is gone', async () => {
        const draft = { ...aProductDraft(), title: 'Reintento', category: 'se-va' };
        const post = () =>
          shop.admin<{ product?: { _id: string } }>('/api/products', {
            method: 'POST',
            json: draft,
            headers: { 'idempotency-key': 'creacion-reintentada' },
          });
        const first = await post();
        const offerOnly = async (categories: Category[]) => {
          const { content } = (await cms.call<{ content: SiteContent }>('/api/content')).body;
          const json = { ...content, productCatalog: { ...content.productCatalog, categories } };
          const { status, body } = await shop.admin('/api/content', { method: 'PUT', json });
          expect(status, JSON.stringify(body)).toBe(200);
          return content.productCatalog.categories;
        };
        const before = await offerOnly([{ name: 'otra', display_name: 'Otra' }]);
        const again = await post();
        await offerOnly(before);
        expect([again.status, again.text]).toEqual([first.status, first.text]);
      });

      test('variants are created, changed, removed and distinguished', async () => {
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
          dropUnits: 3,
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
        const { variants } = changed.body.product;
        expect((await edit(product._id, { variants: [] })).body.product.variants).toEqual(variants);
        expect((await edit(product._id, { variants: [], stock: 8 })).body.product).toMatchObject({
          stock: 8,
          variants: [],
        });
        expect(await shop.faults()).toEqual([]);
      });

      // @spec 5.21
      test('an invalid product is refused with a fault for each field', async () => {
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

      test('a product with open orders cannot be deleted; afterwards its orders stay readable', async () => {
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

      test('a bulk change reports the products that cannot change', async () => {
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
    });
  });
}
