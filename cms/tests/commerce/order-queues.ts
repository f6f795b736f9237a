import {
  ANY_QUEUE,
  isStopped,
  ORDER_QUEUES,
  ORDER_STATUSES,
  orderListAnswerSchema,
  orderState,
  ordersSummarySchema,
  type AdminOrder,
  type OrderFacts,
} from '@shop/contract';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { filterQueue } from '../../src/api/order/services/list/order-queues';
import { inBatches } from '../../src/database/rows';
import { seededRandom, type Random } from '../../src/demo-shop/random';
import { caseCallsOn } from '../support/data/case-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { caseRows, orderRows, randomHistory, type History } from '../support/data/order-histories';
import { runSeed } from '../support/data/run-seed';
import { runParallel } from '../support/processes/run-parallel';
import { rounds } from '../support/processes/rounds';
import type { TestCms } from '../support/servers/start-cms';

const HISTORIES = rounds(5_000, 20_000);
const LISTS = [...ORDER_QUEUES, ANY_QUEUE] as const;
type List = (typeof LISTS)[number];

const isIn = (list: List, facts: OrderFacts): boolean => {
  const { queues } = orderState(facts);
  return list === ANY_QUEUE ? queues.length > 0 : queues.includes(list);
};

export function orderQueuesSuite(database: string, booted: () => TestCms): void {
  describe(`the queues of orders on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const counts = async () => {
      const { body } = await shop.admin<{ summary: unknown }>('/api/orders/summary');
      const { queues, ordersWithWork } = ordersSummarySchema.parse(body.summary);
      return { ...queues, [ANY_QUEUE]: ordersWithWork } as Record<List, number>;
    };
    const listed = async (queue: List): Promise<AdminOrder[]> => {
      const orders: AdminOrder[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { body } = await shop.admin(`/api/orders?queue=${queue}&limit=100&page=${page}`);
        const answer = orderListAnswerSchema.parse(body);
        orders.push(...answer.orders);
        pages = answer.totalPages;
      }
      return orders;
    };

    // PostgreSQL counts rows by itself within a minute; until then it takes thousands for a handful.
    const countRows = async (db: Knex, table: string): Promise<void> => {
      if (database === 'PostgreSQL') await db.raw(`analyze ${table}`);
    };

    async function stored(histories: readonly History[], run: () => Promise<void>): Promise<void> {
      const db = shop.db();
      const ids = histories.map(({ documentId }) => documentId);
      const rows = orderRows(histories);
      try {
        for (const batch of inBatches(rows.orders)) await db('orders').insert(batch);
        const numbered = new Map<string, number>();
        for (const batch of inBatches(ids))
          for (const { id, document_id } of await db('orders').whereIn('document_id', batch).select())
            numbered.set(document_id as string, id as number);
        for (const batch of inBatches(rows.payments(numbered))) await db('order_payments').insert(batch);
        await countRows(db, 'orders');
        await run();
      } finally {
        for (const batch of inBatches(ids)) {
          const own = db('orders').whereIn('document_id', batch).select('id');
          await db('order_payments').whereIn('order_id', own).delete();
          await db('orders').whereIn('document_id', batch).delete();
        }
        // The counts of a day stay at zero, and would name ways of payment that the shop has not.
        await db('order_days').where('business_day', String(rows.orders[0]?.business_day)).delete();
      }
    }

    const documentsOf = async (list: List, orders: Knex.QueryBuilder): Promise<string[]> => {
      const query = orders.whereNull('deleted_at').whereLike('document_id', 'history%');
      filterQueue(query, list);
      return ((await query.pluck('document_id')) as string[]).toSorted();
    };
    const expectedIn = (list: List, histories: readonly History[]): string[] =>
      histories
        .filter(({ isDeleted, facts }) => !isDeleted && isIn(list, facts))
        .map(({ documentId }) => documentId)
        .toSorted();

    test(`queues and counters in SQL are those that orderState derives from ${HISTORIES} random histories`, async () => {
      const seed = runSeed();
      const random = seededRandom(seed);
      const histories = Array.from({ length: HISTORIES }, (_, at) => randomHistory(random, at));
      const before = await counts();
      await stored(histories, async () => {
        const after = await counts();
        for (const list of LISTS) {
          const expected = expectedIn(list, histories);
          expect([seed, list, await documentsOf(list, shop.db()('orders'))]).toEqual([seed, list, expected]);
          expect([seed, list, after[list] - before[list]]).toEqual([seed, list, expected.length]);
        }
        const faults = (await shop.faults()).filter((fault) => /paid-amount|refunds-are|void/.test(fault));
        expect([seed, ...faults]).toEqual([seed]);
        const withCases = histories.map((history): History => {
          const openCases = random.pick([0, 0, 1, 2]);
          return { ...history, facts: { ...history.facts, openCases } };
        });
        // Cases are evidence that nobody deletes, so these are rolled back.
        const trx = await shop.db().transaction();
        try {
          for (const batch of inBatches(caseRows(withCases))) await trx('cases').insert(batch);
          await countRows(trx, 'cases');
          for (const list of LISTS)
            expect([seed, list, await documentsOf(list, trx('orders'))]).toEqual([
              seed,
              list,
              expectedIn(list, withCases),
            ]);
        } finally {
          await trx.rollback();
        }
      });
    }, 300_000);

    const change = async (order: AdminOrder, random: Random): Promise<unknown> => {
      const path = `/api/orders/${order._id}`;
      const post = (url: string, json: object) => shop.admin(url, { method: 'POST', json });
      const amount = random.pick([1_000, 3_000, order.total]);
      const [entry] = order.payments ?? [];
      return random.pick([
        () => shop.setStatus(order._id, { status: random.pick(ORDER_STATUSES), force: true }),
        () => post(`${path}/payments`, { amount, method: 'cash' }),
        () => post(`${path}/refunds`, { amount, method: 'cash' }),
        () => post(`${path}/payments/${entry?._id}/void`, {}),
        () =>
          shop.admin(`${path}/fulfillment`, {
            method: 'PUT',
            json: { fulfillment: random.pick(['to_prepare', 'ready', 'delivered']) },
          }),
        () => shop.admin(path, { method: 'DELETE' }).then(() => post(`${path}/restore`, {})),
      ])();
    };

    // @spec C.15
    test('orders that staff move by the API stand in the queues that their own page derives', async () => {
      const seed = runSeed();
      const random = seededRandom(seed);
      const { _id: productId } = await shop.product({ stock: 500 });
      const placed = await runParallel(rounds(30, 100), 4, (at) =>
        shop.placed([{ productId, quantity: 1, size: 'M' }], {
          paymentMethod: at % 2 === 0 ? 'cash' : 'transfer',
        }),
      );
      const read = async (id: string) =>
        (await shop.admin<{ order: AdminOrder }>(`/api/orders/${id}`)).body.order;
      const calls = caseCallsOn(booted(), shop);
      const ids = placed.map(({ order }) => order._id);
      // Cases are evidence and stay, so they are opened by the API.
      for (const { orderNumber } of placed.slice(0, 4)) await calls.withdraw({ orderNumber });
      for (let round = 0; round < 8; round += 1)
        await runParallel(ids.length, 4, async (at) => change(await read(ids[at]!), random));
      const orders = await Promise.all(ids.map(read));
      for (const list of LISTS) {
        const found = await listed(list);
        const own = found.map(({ _id }) => _id).filter((id) => ids.includes(id));
        const expected = orders.filter((order) => isIn(list, order)).map(({ _id }) => _id);
        expect([seed, list, own.toSorted()]).toEqual([seed, list, expected.toSorted()]);
        expect([seed, list, (await counts())[list]]).toEqual([seed, list, found.length]);
      }
      for (const { money } of orders.map(orderState)) expect(Math.min(money.due, money.toReturn)).toBe(0);
      expect(orders.filter((order) => isStopped(order.status) && orderState(order).money.due > 0)).toEqual(
        [],
      );
      expect([seed, ...(await shop.faults())]).toEqual([seed]);
    });
  });
}
