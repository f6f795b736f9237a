import { businessDay, endpoints, type AdminOrder } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { recountStatements } from '../../src/database/schema/ensure-database';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Orders = { orders: AdminOrder[]; totalOrders: number; totalPages: number };

const DAY_MS = 86_400_000;

export function largeShopSuite(database: string, booted: () => TestCms): void {
  describe(`a large shop on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    const orders = async (query: string) => (await shop.admin<Orders>(`/api/orders?${query}`)).body;
    // Orders are moved to other days by SQL and keep their numbers.
    const faults = async () => (await shop.faults()).filter((fault) => !fault.startsWith('order-number'));
    const numbersOf = ({ orders: list }: Orders) => list.map(({ orderNumber }) => orderNumber);

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    // Other suites move the time of an order alone; the shop never does, and skips whole days by their counts.
    async function moveDays(): Promise<void> {
      const all = () => shop.db()('orders');
      for (const { id, created_at, business_day } of await all().select('id', 'created_at', 'business_day')) {
        const day = businessDay(new Date(created_at));
        if (day !== business_day) await all().where({ id }).update({ business_day: day });
      }
    }

    describe('orders of many days', () => {
      const placed: { number: string; at: number }[] = [];

      beforeAll(async () => {
        await moveDays();
        const { _id } = await shop.product({ stock: 100 });
        for (let at = 0; at < 9; at += 1) {
          const { order, orderNumber } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
            shippingInfo: {
              fullName: 'Ximena Díaz',
              email: `ximena${at}@dias.example`,
              phone: `299 60000${at}0`,
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
      ])('the pages of the order list %s add up to the whole list', async (query, where, text) => {
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

      test('lists show the latest orders first, whatever their order of insertion', async () => {
        const listed = numbersOf(await orders('search=ximena&limit=100'));
        const expected = [...placed].sort((a, b) => b.at - a.at).map(({ number }) => number);
        expect(listed).toEqual(expected);
      });

      test('searches find parts of a name, a number and an address, short ones included', async () => {
        const { number } = placed[4]!;
        expect(numbersOf(await orders(`search=${number.toLowerCase()}`))).toEqual([number]);
        // Numbers pasted from a chat contain such characters.
        expect(numbersOf(await orders(`search=%E2%80%AA${number}%E2%80%AC`))).toEqual([number]);
        expect(numbersOf(await orders('search=XIMENA4@'))).toEqual([number]);
        expect((await orders('search=mena%20d')).totalOrders).toBe(9);
        expect((await orders('search=%22%22%22')).totalOrders).toBe(0);
        expect((await orders('search=x')).totalOrders).toBeGreaterThanOrEqual(9);
      });

      test('searches find a phone number however it is written', async () => {
        const { number } = placed[2]!;
        for (const spelling of [
          '2996000020',
          '299 15 600-0020',
          '+54 9 299 6000020',
          '(0299) 600 00 20',
          '6000020',
        ])
          expect(numbersOf(await orders(`search=${encodeURIComponent(spelling)}`))).toEqual([number]);
        expect((await orders('search=ximena')).totalOrders).toBe(9);
      });

      test('totals exclude deleted orders and count changed ones once', async () => {
        const { orders: found, totalOrders } = await orders('search=ximena&status=paid&limit=100');
        await shop.setStatus(found[0]!._id, { status: 'refunded' });
        await shop.admin(`/api/orders/${found[1]!._id}`, {
          method: 'DELETE',
          json: { restock: true, refund: { amount: found[1]!.paidAmount, method: 'cash' } },
        });
        expect((await orders('search=ximena&status=paid')).totalOrders).toBe(totalOrders - 2);
        expect(await faults()).toEqual([]);
      });
    });

    test('concurrent views count once per visitor and product and are all added up', async () => {
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

    test('stored counters are recounted where they are missing or wrong', async () => {
      const db = shop.db();
      await cms.call('/api/interactions', {
        method: 'POST',
        json: { type: 'product_view', data: { productId: (await shop.product())._id } },
      });
      const storedCounters = async () => [
        (await shop.admin('/api/orders/summary')).text,
        endpoints.overviewStats.answer.parse((await shop.admin('/api/stats/overview')).body),
        (await shop.admin('/api/interactions/summary')).text,
        (await shop.admin('/api/interactions/most-viewed-categories')).text,
        (await cms.call('/api/products/count')).text,
      ];
      const before = await storedCounters();
      await db('order_days').delete();
      await db('day_views').delete();
      await db('product_views').update({ views: 1_000 });
      await db('catalog_counts').delete();
      for (const statement of recountStatements(database === 'PostgreSQL')) await db.raw(statement);
      expect(await storedCounters()).toEqual(before);
      expect(await faults()).toEqual([]);
    });
  });
}
