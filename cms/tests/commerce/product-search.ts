import type { Product, SiteContent } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { seededRandom } from '../../src/demo-shop/random';
import type { TestCms } from '../support/servers/start-cms';

// @spec A.17 A.39

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
      json: JSON.stringify({
        title: at < 5 ? `velour ${at}` : `t ${at}`,
        description: `velour de algodon ${at % 2 ? 'pares' : 'nones'}`,
      }),
      active: 1,
      category: at % 2 ? 'pares' : 'nones',
      category_label: '',
      final_price: 100_000 - at,
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
      (await list(query)).payload.map(({ title }) => Number(title.split(' ').at(-1)));

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      const entries = Array.from({ length: MANY }, (_, at) => entry(at));
      for (let at = 0; at < MANY; at += 80) {
        await shop
          .db()('catalog_entries')
          .insert(entries.slice(at, at + 80));
      }
      return async () => {
        await shop.db()('catalog_entries').where('product_id', '>=', 900_000).delete();
      };
    });

    test('product searches count every result, thousands included', async () => {
      expect((await list('searchTerm=velour')).totalDocs).toBe(MANY);
      const half = await list('searchTerm=velour&category=pares&limit=10');
      expect(half).toMatchObject({ totalDocs: MANY / 2, totalPages: 16 });
      const felpas = Array.from({ length: FELPAS }, (_, at) => ({
        ...entry(MANY + at),
        json: JSON.stringify({ title: `felpa ${MANY + at}` }),
      }));
      for (let at = 0; at < felpas.length; at += 80)
        await shop
          .db()('catalog_entries')
          .insert(felpas.slice(at, at + 80));
      expect(await list('searchTerm=felpa')).toMatchObject({ totalDocs: FELPAS });
      const dearest = await list('searchTerm=felpa&sortBy=price&sortOrder=desc&limit=2&page=2');
      expect(dearest).toMatchObject({
        totalDocs: FELPAS,
        payload: [{ title: `felpa ${MANY + 2}` }, { title: `felpa ${MANY + 3}` }],
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
      const words = ['franela', 'algodon', 'sedoso', 'puntilla', 'rayado', 'lunares'];
      const chance = (at: number) => {
        const title = `azar ${luck.pick(words)} ${luck.pick(words)}`;
        const active = Number(luck.below(5) > 0);
        return { ...entry(2 * FELPAS + at), category: 'azar', active, json: JSON.stringify({ title }) };
      };
      for (let round = 0; round < 120; round += 1) {
        const row = chance(round % 50);
        if (luck.chance(0.2)) await db('catalog_entries').where('product_id', row.product_id).delete();
        else await db('catalog_entries').insert(row).onConflict('product_id').merge();
        const searched = [...new Set([luck.pick(words), luck.pick(words)])];
        const rows = await db('catalog_entries').where({ active: 1, category: 'azar' }).select('json');
        const expected = rows
          .map(({ json }) => (JSON.parse(json as string) as Product).title)
          .filter((title) => searched.every((word) => title.split(' ').includes(word)));
        // A search that finds no product with all words looks for most of them.
        if (expected.length === 0) continue;
        const query = `category=azar&limit=100&searchTerm=${searched.join('+')}`;
        const { totalDocs, payload } = await list(query);
        expect([query, totalDocs]).toEqual([query, expected.length]);
        expect(payload.map(({ title }) => title).sort()).toEqual(expected.sort());
      }
    });

    test('product searches list title matches first, and every match once over the pages', async () => {
      expect((await titles('searchTerm=velour&limit=5')).sort()).toEqual([0, 1, 2, 3, 4]);
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => titles(`searchTerm=velour&limit=80&page=${page}`)),
      );
      expect(pages.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, at) => at));
      expect((await titles('searchTerm=velour&category=nones&limit=3')).sort()).toEqual([0, 2, 4]);
    });

    test('product searches forgive an error, read colour and size, and name the nearest words', async () => {
      const db = shop.db();
      const json = JSON.stringify({
        title: 'Quimono Zafiro 1',
        size: ['S', 'M'],
        colors: [
          { name: 'Turquesa', value: '#11aabb' },
          { name: 'Ocre', value: '#aa8833' },
        ],
        variants: [
          { size: 'M', color: 'Turquesa', stock: 0 },
          { size: 'M', color: 'Ocre', stock: 2 },
          { size: 'S', color: 'Turquesa', stock: 1 },
        ],
      });
      await db('catalog_entries').insert({ ...entry(4 * FELPAS), category: 'perdon', json });
      expect(await list('searchTerm=safiro')).toMatchObject({
        totalDocs: 1,
        search: { corrections: [{ typed: 'safiro', used: 'zafiro' }] },
      });
      expect(await list('searchTerm=quimono+ocre+talle+m')).toMatchObject({
        totalDocs: 1,
        search: { sizes: ['M'], colors: ['Ocre'] },
      });
      expect(await list('category=perdon&sizes=M&color=turquesa')).toMatchObject({ totalDocs: 0 });
      expect(await list('category=perdon&withFacets=true')).toMatchObject({
        facets: {
          sizes: [
            { name: 'S', products: 1 },
            { name: 'M', products: 1 },
          ],
          inStock: 1,
        },
      });
      expect(await list('searchTerm=zzafirrrr')).toMatchObject({
        totalDocs: 0,
        search: { nearest: expect.arrayContaining(['zafiro']) as string[] },
      });
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
        json: JSON.stringify({ title: `tono ${at}`, colors }),
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
        await db('catalog_entries')
          .where(first)
          .update({ stock, json: JSON.stringify({ title: 'tono 1', colors: [], stock }) });
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

    // @spec A.50
    test('product searches use the synonyms of the content from the moment they are saved', async () => {
      await shop.product({ title: 'Enagua Clara', category: 'enaguas' });
      const found = async () => (await shop.listTitles('searchTerm=viso')).includes('Enagua Clara');
      expect(await found()).toBe(false);
      const { content } = (await shop.admin<{ content: SiteContent }>('/api/content')).body;
      const save = (synonyms: string) =>
        shop.admin('/api/content', {
          method: 'PUT',
          json: { ...content, version: undefined, search: { synonyms } },
        });
      expect((await save(`${content.search.synonyms}\nenagua, viso`)).status).toBe(200);
      expect(await found()).toBe(true);
      expect((await save('')).status).toBe(200);
      expect(await found()).toBe(false);
      const refused = await save('enagua');
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('Renglón 1: escribí al menos dos palabras separadas por comas');
      expect((await save(content.search.synonyms)).status).toBe(200);
    });
  });
}
