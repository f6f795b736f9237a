import type { Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { seededRandom } from '../../src/demo-shop/random';
import type { TestCms } from '../support/servers/start-cms';

type List = { payload: Product[]; totalDocs: number; totalPages: number };

const MANY = 320;
const FELPAS = 5001;

export function productSearchSuite(database: string, booted: () => TestCms): void {
  describe(`product searches on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;

    const entry = (at: number) => ({
      product_id: 900_000 + at,
      document_id: `grown${String(at).padStart(19, '0')}`,
      json: JSON.stringify({ title: `${at}` }),
      active: 1,
      category: at % 2 ? 'pares' : 'nones',
      category_label: '',
      final_price: 10_000 - at,
      title_key: at < 5 ? `velour${at}` : `t${at}`,
      search_text: `velour de algodon ${at % 2 ? 'pares' : 'nones'}`,
      sizes: at === 7 ? 'RARA' : 'S',
      stock: 1,
      source_updated: '',
      format: 0,
      lowest: null,
    });
    const list = async (query: string) => (await cms.call<List>(`/api/products?${query}`)).body;
    const titles = async (query: string) =>
      (await list(query)).payload.map((product) => Number(product.title));

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      const entries = Array.from({ length: MANY }, (_, at) => entry(at));
      const sizes = entries.map(({ sizes: size, product_id }) => ({ size, product_id }));
      for (let at = 0; at < MANY; at += 80) {
        await shop
          .db()('catalog_entries')
          .insert(entries.slice(at, at + 80));
        await shop
          .db()('catalog_sizes')
          .insert(sizes.slice(at, at + 80));
      }
      return async () => {
        for (const table of ['catalog_sizes', 'catalog_entries'])
          await shop.db()(table).where('product_id', '>=', 900_000).delete();
      };
    });

    test('product searches count every result, thousands included', async () => {
      expect((await list('searchTerm=velour')).totalDocs).toBe(MANY);
      const half = await list('searchTerm=velour&category=pares&limit=10');
      expect(half).toMatchObject({ totalDocs: MANY / 2, totalPages: 16 });
      const felpas = Array.from({ length: FELPAS }, (_, at) => ({
        ...entry(MANY + at),
        search_text: 'felpa',
      }));
      for (let at = 0; at < felpas.length; at += 80)
        await shop
          .db()('catalog_entries')
          .insert(felpas.slice(at, at + 80));
      expect(await list('searchTerm=felpa')).toMatchObject({ totalDocs: FELPAS });
      const dearest = await list('searchTerm=felpa&sortBy=price&sortOrder=desc&limit=2&page=2');
      expect(dearest).toMatchObject({
        totalDocs: FELPAS,
        payload: [{ title: `${MANY + 2}` }, { title: `${MANY + 3}` }],
      });
      await shop
        .db()('catalog_entries')
        .where('product_id', '>=', 900_000 + MANY)
        .delete();
      expect((await list('searchTerm=felpa')).totalDocs).toBe(0);
    });

    test('product searches find what a full scan of the texts finds, after any kind of write', async () => {
      const db = shop.db();
      const luck = seededRandom(11);
      const parts = ['franela', 'nela', 'de', 'o', 'algodon', '%', 'seda', 'sedan', 'x_1', 'azar'];
      const chance = (at: number) => ({
        ...entry(2 * FELPAS + at),
        category: 'azar',
        active: luck.below(5) && 1,
        title_key: luck.pick(parts),
        search_text: `azar ${luck.pick(parts)} ${luck.pick(parts)}`,
      });
      for (let round = 0; round < 120; round += 1) {
        await db('catalog_entries')
          .insert(chance(round % 50))
          .onConflict('product_id')
          .merge();
        const words = [...new Set([luck.pick(parts), luck.pick(parts)])];
        const read = db('catalog_entries').where({ active: 1, category: 'azar' });
        for (const word of words)
          read.whereRaw("search_text like ? escape '\\'", [`%${word.replace(/[%_]/g, '\\$&')}%`]);
        const rows = await read.orderBy('product_id', 'desc').select('title_key', 'json');
        const called = (key: string) => words.every((word) => key.includes(word));
        const inOrder = [true, false].flatMap((first) =>
          rows.filter(({ title_key }) => called(title_key as string) === first),
        );
        const query = `category=azar&limit=5&searchTerm=${encodeURIComponent(words.join(' '))}`;
        const { totalDocs, payload } = await list(query);
        expect([query, totalDocs]).toEqual([query, rows.length]);
        expect(payload).toEqual(inOrder.slice(0, 5).map(({ json }) => JSON.parse(json as string) as unknown));
      }
    });

    test('product searches list title matches first, then the newest, on every page', async () => {
      const mentioned = Array.from({ length: MANY - 5 }, (_, at) => MANY - 1 - at);
      const expected = [4, 3, 2, 1, 0, ...mentioned];
      for (const page of [1, 2, 3])
        expect(await titles(`searchTerm=velour&limit=4&page=${page}`)).toEqual(
          expected.slice((page - 1) * 4, page * 4),
        );
      expect(await titles('searchTerm=velour&category=nones&limit=4')).toEqual([4, 2, 0, MANY - 2]);
    });

    test('product searches sort all results by price, also within a category', async () => {
      expect(await titles('searchTerm=velour&sortBy=price&limit=3&page=2')).toEqual([316, 315, 314]);
      expect(await titles('searchTerm=velour&category=pares&sortBy=price&limit=2')).toEqual([319, 317]);
    });

    test('product searches filter by colour and price range, and find a changed colour immediately', async () => {
      const db = shop.db();
      const inColors = (...names: string[]) => names.map((name) => ({ name, value: '#112233' }));
      const row = (at: number, price: number, colors: unknown) => ({
        ...entry(3 * FELPAS + at),
        category: 'tonos',
        final_price: price,
        json: JSON.stringify({ title: `${at}`, colors }),
      });
      await db('catalog_entries').insert([
        row(1, 1_000, inColors('Rosa viejo')),
        row(2, 2_000, inColors('Bordó', 'Negro')),
        row(3, 3_000, null),
        row(4, 4_000, []),
      ]);
      expect(await titles('category=tonos&color=Bord%C3%B3,rosa%20viejo')).toEqual([2, 1]);
      expect(await titles('category=tonos&color=Negro')).toEqual([3, 2]);
      expect(await titles('category=tonos&minPrice=1001&maxPrice=3000&sortBy=price')).toEqual([2, 3]);
      expect(await titles('category=tonos&color=Negro&maxPrice=2999')).toEqual([2]);
      const first = { document_id: row(1, 0, null).document_id };
      for (const [stock, shown] of [
        [0, [4, 3, 2]],
        [1, [4, 3, 2, 1]],
      ] as const) {
        await db('catalog_entries').where(first).update({ stock });
        expect(await titles('category=tonos&inStock=true')).toEqual(shown);
      }
      await db('catalog_entries')
        .where('document_id', row(1, 0, null).document_id)
        .update({ json: row(1, 0, inColors('Negro')).json, source_updated: 'later' });
      expect(await titles('category=tonos&color=Negro')).toEqual([3, 2, 1]);
      // The offered colours ignore the colour filter itself.
      const offered = await cms.call('/api/products?category=tonos&color=Negro&limit=1&withColors=true');
      expect(offered.body).toMatchObject({
        totalDocs: 3,
        colors: [
          { name: 'Negro', products: 3 },
          { name: 'Blanco', products: 1 },
          { name: 'Bordó', products: 1 },
        ],
      });
      const { status, body } = await cms.call('/api/products?minPrice=barato');
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: expect.stringContaining('Los límites de precio') as string });
    });

    test('product searches filter by a size of one product, also among inactive ones', async () => {
      expect(await titles('sizes=RARA&sortBy=title')).toEqual([7]);
      expect(await titles('sizes=RARA&category=nones')).toEqual([]);
      expect(await titles('sizes=RARA,S&category=nones&sortBy=price&limit=2')).toEqual([318, 316]);
      const staff = await shop.admin<List>('/api/products?sortBy=price&sortOrder=desc&limit=100&page=2');
      const all = await shop.admin<List>('/api/products?sortBy=price&sortOrder=desc&limit=all');
      expect(staff.body.payload).toEqual(all.body.payload.slice(100, 200));
    });
  });
}
