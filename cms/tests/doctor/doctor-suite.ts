import { utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Health } from '@shop/contract';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineShop, examineSnapshot, type Fault } from '../../src/doctor/examine-shop';
import { repairShop } from '../../src/doctor/repair-shop';
import { texts } from '../../src/platform/doctor/texts';
import { DOCTOR_JOB } from '../../src/platform/doctor/last-examination';
import type * as RunDueJobs from '../../src/platform/jobs/run-due-jobs';
import type * as Jobs from '../../src/bootstrap/jobs';
import { anOrder, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { exchangeCalls } from '../support/data/exchange-calls';
import { reviewCalls } from '../support/data/review-calls';
import { snapshotOf } from '../support/data/doctor-snapshot';
import { catalog } from '../support/servers/built-cms';
import { type TestCms } from '../support/servers/start-cms';
import { corruptions } from './corruptions';
import { type Database } from './damage';

// The doctor is compiled: its worker thread starts from a file.
const load = createRequire(import.meta.url);
const scheduled = {
  ...(load('../../dist/src/platform/jobs/run-due-jobs.js') as typeof RunDueJobs),
  ...(load('../../dist/src/bootstrap/jobs.js') as typeof Jobs),
};

const idsOf = (faults: readonly Fault[]) => faults.map(({ id }) => id);

async function reviewWithPhoto(cms: TestCms, shop: Commerce, placed: OrderAnswer): Promise<string> {
  const { write, ofOrder } = reviewCalls(cms, shop);
  await write(placed);
  const path = `/api/orders/by-number/${placed.orderNumber}/reviews/1/photo?token=${placed.linkToken}`;
  await cms.call(path, { method: 'POST', body: formWith(await aPicture(300, 300).jpeg().toBuffer()) });
  return (await ofOrder(placed)).photo?.id ?? '';
}

/** Returns the paths of private files, which the doctor counts as stray only when they are old. */
async function fillShop(cms: TestCms): Promise<string[]> {
  const shop = await commerceOn(cms);
  const token = await cms.adminToken();
  const upload = async (fields: Record<string, string>, as?: string) => {
    const form = formWith(await aPicture(300, 300).jpeg().toBuffer(), 'a.jpg', fields);
    return (await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form, token: as }))
      .body.url;
  };
  const { _id } = await shop.product({ thumbnails: [await upload({ purpose: 'content' }, token)] });
  const proof = await upload({});
  await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
    paymentMethod: 'transfer',
    transferProofUrl: proof,
  });
  const placed = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
  const { order } = placed;
  await shop.setStatus(order._id, { status: 'cancelled' });
  await shop.setStatus(order._id, { status: 'paid' });
  await shop.order(anOrder([{ productId: _id, quantity: 99, size: 'M' }]));
  const calls = exchangeCalls(cms, shop);
  await calls.rules({ exchangeDays: 30 });
  await calls.asked(await calls.delivered(_id));
  const proofId = proof.split('/').at(-1) as string;
  const photo = await reviewWithPhoto(cms, shop, placed);
  return [`proofs/${proofId.slice(0, 2)}/${proofId}.jpg`, `review-photos/${photo}.jpg`];
}

export function doctorSuite(
  database: Database,
  boot: () => Promise<TestCms>,
  url: () => string | undefined,
): void {
  let cms: TestCms;
  const db = (table: string) => cms.strapi.db.connection(table);

  // Each corruption is rolled back, so the next one starts from a healthy shop.
  async function faultsAfter(statements: readonly string[]): Promise<Fault[]> {
    const trx: Knex.Transaction = await cms.strapi.db.connection.transaction();
    try {
      for (const sql of statements) await trx.raw(sql);
      return await examineSnapshot(snapshotOf(trx), cms.dataDir);
    } finally {
      await trx.rollback();
    }
  }

  describe(`the doctor on ${database}`, () => {
    beforeAll(async () => {
      cms = await boot();
      for (const file of await fillShop(cms)) utimesSync(path.join(cms.dataDir, file), 1, 1);
    });
    afterAll(() => cms?.stop());

    test('the doctor finds no fault in a healthy running shop', async () => {
      expect(await examineShop({ dataDir: cms.dataDir, databaseUrl: url() })).toEqual([]);
    });

    test.each(corruptions.filter(({ on = database }) => on === database))(
      'the doctor reports $how: $id',
      async ({ id, sql, found }) => {
        const faults = await faultsAfter(sql(database));
        expect(idsOf(faults)).toContain(id);
        const fault = faults.find((one) => one.id === id);
        expect(fault).toMatchObject(texts[id]);
        if (found) expect(fault?.examples[0]?.found).toBe(found);
      },
    );

    test('the doctor repairs faults that need no decision and records it in the history', async () => {
      const { connection } = cms.strapi.db;
      await connection.raw(
        'update stock_items set quantity = quantity + 3 where id = (select min(id) from stock_items)',
      );
      await connection.raw('update products set stock = 0');
      await connection.raw('update order_days set orders = 7');
      const place = { dataDir: cms.dataDir, databaseUrl: url() };
      expect(await repairShop(place)).toEqual({ moves: 1, products: 1, strays: 0 });
      expect(await db('stock_moves').where('actor', 'doctor').select('delta')).toEqual([{ delta: 3 }]);
      await catalog.repair();
      expect(await examineShop(place)).toEqual([]);
    });

    test('the doctor runs once an hour in one of several processes', async () => {
      const { runDueJobs, lastRun, jobs } = scheduled;
      const now = Date.now();
      const looks = (at: number) => Promise.all(Array.from({ length: 8 }, () => runDueJobs(jobs, at)));
      const done = (await looks(now)).flat().sort();
      expect(done).toEqual(jobs.map(({ name }) => name).sort());
      expect((await lastRun(DOCTOR_JOB))?.outcome).toEqual({ faults: [] });
      const frequent = jobs.filter(({ everyMs }) => everyMs < 3_599_000).map(({ name }) => name);
      expect((await looks(now + 3_599_000)).flat().sort()).toEqual(frequent.sort());
      await db('orders').update({ total: 1 });
      expect((await looks(now + 3_600_000)).flat()).toContain(DOCTOR_JOB);
      expect((await lastRun(DOCTOR_JOB))?.outcome).toEqual({
        faults: [{ id: 'order-total-is-not-its-parts', count: 3 }],
      });
    });

    test('the doctor shows its result to owners only', async () => {
      const failuresFor = async (token?: string) =>
        (await cms.call<Health>('/api/health', { token })).body.failures;
      const token = await cms.adminToken();
      // Health answers in time, and what it found is some seconds old.
      await expect
        .poll(() => failuresFor(token))
        .toContainEqual(
          expect.objectContaining({
            problem: expect.stringMatching(/^El control de los datos no está en orden: /),
          }),
        );
      expect([await failuresFor(), await failuresFor('eyJ.falso.token')]).toEqual([undefined, undefined]);
    });

    test('a failing job is logged and does not block the others', async () => {
      const failing = [
        { name: 'breaks', everyMs: 1000, run: () => Promise.reject(new RangeError('no')) },
        { name: 'works', everyMs: 1000, run: async () => 7 },
      ];
      expect(await scheduled.runDueJobs(failing)).toEqual(['breaks', 'works']);
      expect((await scheduled.lastRun('breaks'))?.outcome).toEqual({ failed: 'RangeError' });
      expect((await scheduled.lastRun('works'))?.outcome).toBe(7);
    });
  });
}
