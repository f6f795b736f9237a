import { businessDay, endpoints, type AdminOrder, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureDatabase } from '../../src/database/ensure-database';
import { commerceOn, type Commerce } from '../support/commerce';
import type { TestCms } from '../support/start-cms';

type Orders = { orders: AdminOrder[]; totalOrders: number; totalPages: number };
type List = { payload: Product[]; totalDocs: number; totalPages: number; moreThanCounted?: boolean };

const MANY = 320;
const COUNTED = 5000;
const DAY_MS = 86_400_000;

/** What must still be right once there is much of it: lists that are not read from their beginning, totals that are not added up. */
export function growthSuite(database: string, booted: () => TestCms): void {
  describe(`a shop that has grown on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    const orders = async (query: string) => (await shop.admin<Orders>(`/api/orders?${query}`)).body;
    // Orders are moved to other days here by hand, and keep their numbers.
    const faults = async () => (await shop.faults()).filter((fault) => !fault.startsWith('order-number'));
    const numbersOf = ({ orders: list }: Orders) => list.map(({ orderNumber }) => orderNumber);

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    describe('orders of many days', () => {
      const placed: { number: string; at: number }[] = [];

      beforeAll(async () => {
        const { _id } = await shop.product({ stock: 100 });
        for (let at = 0; at < 9; at += 1) {
          const { order, orderNumber } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
            shippingInfo: {
              fullName: 'Ximena Díaz',
              email: `ximena${at}@dias.example`,
              phone: `299 6000${at}0`,
            },
          });
          const then = new Date(Date.now() - Math.floor(at / 3) * 40 * DAY_MS - at * 60_000);
          await shop
            .db()('orders')
            .where('document_id', order._id)
            .update({ created_at: then, business_day: businessDay(then) });
          placed.push({ number: orderNumber, at: then.getTime() });
          if (at % 2 === 0) await shop.setStatus(order._id, { status: 'paid' });
        }
      });

      test.each([
        ['', {}, ''],
        ['status=paid', { order_status: 'paid' }, ''],
        ['paymentMethod=cash', { payment_method: 'cash' }, ''],
        ['search=ximena', {}, 'ximena'],
        ['search=ximena%20diaz&status=paid', { order_status: 'paid' }, 'ximena diaz'],
      ])('every page is the next part of one list: %s', async (query, where, text) => {
        const rows = await shop
          .db()('orders')
          .whereNull('deleted_at')
          .where(where)
          .where('search_text', 'like', `%${text}%`)
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .select('order_number');
        const limit = Math.min(100, Math.max(2, Math.ceil(rows.length / 20)));
        const pages = Math.ceil(rows.length / limit);
        const parts: string[] = [];
        for (let page = 1; page <= pages; page += 1) {
          const found = await orders(`${query}&limit=${limit}&page=${page}`);
          expect(found).toMatchObject({ totalOrders: rows.length, totalPages: pages });
          parts.push(...numbersOf(found));
        }
        expect(parts).toEqual(rows.map(({ order_number }) => order_number as string));
        expect((await orders(`${query}&limit=${limit}&page=${pages + 1}`)).orders).toEqual([]);
      });

      test('the newest come first, whichever was placed first', async () => {
        const listed = numbersOf(await orders('search=ximena&limit=100'));
        const expected = [...placed].sort((a, b) => b.at - a.at).map(({ number }) => number);
        expect(listed).toEqual(expected);
      });

      test('parts of a name, a number and an address are found, too short ones as well', async () => {
        const { number } = placed[4]!;
        expect(numbersOf(await orders(`search=${number.toLowerCase()}`))).toEqual([number]);
        expect(numbersOf(await orders('search=XIMENA4@'))).toEqual([number]);
        expect((await orders('search=mena%20d')).totalOrders).toBe(9);
        expect((await orders('search=%22%22%22')).totalOrders).toBe(0);
        expect((await orders('search=x')).totalOrders).toBeGreaterThanOrEqual(9);
      });

      test('an order that is deleted is no longer counted, nor one whose status has changed counted twice', async () => {
        const { orders: found, totalOrders } = await orders('search=ximena&status=paid&limit=100');
        await shop.setStatus(found[0]!._id, { status: 'refunded' });
        await shop.admin(`/api/orders/${found[1]!._id}`, { method: 'DELETE' });
        expect((await orders('search=ximena&status=paid')).totalOrders).toBe(totalOrders - 2);
        expect(await faults()).toEqual([]);
      });
    });

    describe('a word that many products share', () => {
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
        const entries = Array.from({ length: MANY }, (_, at) => entry(at));
        const sizes = entries.map(({ sizes: size, product_id }) => ({ size, product_id }));
        for (let at = 0; at < MANY; at += 80) {
          await shop
            .db()('catalogue_entries')
            .insert(entries.slice(at, at + 80));
          await shop
            .db()('catalogue_sizes')
            .insert(sizes.slice(at, at + 80));
        }
        return async () => {
          for (const table of ['catalogue_sizes', 'catalogue_entries'])
            await shop.db()(table).where('product_id', '>=', 900_000).delete();
        };
      });

      test('is counted as far as anybody turns pages, and says that there are more', async () => {
        const all = await list('searchTerm=velour');
        expect([all.totalDocs, all.moreThanCounted]).toEqual([MANY, undefined]);
        const half = await list('searchTerm=velour&category=pares&limit=10');
        expect(half).toMatchObject({ totalDocs: MANY / 2, totalPages: 16 });
        const felpas = Array.from({ length: COUNTED + 1 }, (_, at) => ({
          ...entry(MANY + at),
          search_text: 'felpa',
        }));
        for (let at = 0; at < felpas.length; at += 80)
          await shop
            .db()('catalogue_entries')
            .insert(felpas.slice(at, at + 80));
        expect(await list('searchTerm=felpa')).toMatchObject({ totalDocs: COUNTED, moreThanCounted: true });
        await shop
          .db()('catalogue_entries')
          .where('product_id', '>=', 900_000 + MANY)
          .delete();
      });

      test('shows what is called so first, then the newest, on every page of the list', async () => {
        const mentioned = Array.from({ length: MANY - 5 }, (_, at) => MANY - 1 - at);
        const expected = [4, 3, 2, 1, 0, ...mentioned];
        for (const page of [1, 2, 3])
          expect(await titles(`searchTerm=velour&limit=4&page=${page}`)).toEqual(
            expected.slice((page - 1) * 4, page * 4),
          );
        expect(await titles('searchTerm=velour&category=nones&limit=4')).toEqual([4, 2, 0, MANY - 2]);
      });

      test('is sorted by price over all of them, and within a category', async () => {
        expect(await titles('searchTerm=velour&sortBy=price&limit=3&page=2')).toEqual([316, 315, 314]);
        expect(await titles('searchTerm=velour&category=pares&sortBy=price&limit=2')).toEqual([319, 317]);
      });

      test('a size that one of them has is found, also among those nobody sees', async () => {
        expect(await titles('sizes=RARA&sortBy=title')).toEqual([7]);
        expect(await titles('sizes=RARA&category=nones')).toEqual([]);
        expect(await titles('sizes=RARA,S&category=nones&sortBy=price&limit=2')).toEqual([318, 316]);
        const staff = await shop.admin<List>('/api/products?sortBy=price&sortOrder=desc&limit=100&page=2');
        const all = await shop.admin<List>('/api/products?sortBy=price&sortOrder=desc&limit=all');
        expect(staff.body.payload).toEqual(all.body.payload.slice(100, 200));
      });
    });

    test('of many visits at the same moment each visitor counts once a product, and all are added up', async () => {
      const products = [await shop.product(), await shop.product()];
      const visits = Array.from({ length: 60 }, (_, at) => ({
        productId: products[at % 2]!._id,
        ip: `10.9.0.${Math.floor(at / 6)}`,
      }));
      const counted = await Promise.all(
        visits.map(async ({ productId, ip }) => {
          const json = { type: 'product_view', data: { productId } };
          const { body } = await cms.call<{ interaction: { counted: boolean } }>('/api/interactions', {
            method: 'POST',
            json,
            ip,
          });
          return body.interaction.counted;
        }),
      );
      expect(counted.filter(Boolean)).toHaveLength(20);
      for (const { _id } of products)
        expect(await shop.db()('product_views').where('product_id', _id).sum('views as views')).toEqual([
          { views: expect.toSatisfy((views) => Number(views) === 10) },
        ]);
      expect(await faults()).toEqual([]);
    });

    test('what is counted apart is counted anew where it is missing or wrong', async () => {
      const db = shop.db();
      await cms.call('/api/interactions', {
        method: 'POST',
        json: { type: 'product_view', data: { productId: (await shop.product())._id } },
      });
      const figures = async () => [
        (await shop.admin('/api/orders/summary')).text,
        endpoints.overviewStats.answer.parse((await shop.admin('/api/stats/overview')).body),
        (await shop.admin('/api/interactions/summary')).text,
        (await shop.admin('/api/interactions/most-viewed-categories')).text,
        (await cms.call('/api/products/count')).text,
      ];
      const before = await figures();
      await db('order_days').delete();
      await db('day_views').delete();
      await db('product_views').update({ views: 1_000 });
      await db.schema.dropTable('catalogue_counts');
      await ensureDatabase();
      expect(await figures()).toEqual(before);
      expect(await faults()).toEqual([]);
    });
  });
}
