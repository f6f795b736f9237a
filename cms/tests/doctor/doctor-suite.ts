import { utimesSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineShop, examineSnapshot, type Fault } from '../../src/doctor/examine-shop';
import { texts } from '../../src/doctor/texts';
import { anOrder, commerceOn } from '../support/commerce';
import { aPicture, formWith } from '../support/forms';
import { snapshotOf } from '../support/snapshot-of';
import { type TestCms } from '../support/start-cms';
import { corruptions, type Database } from './corruptions';

const idsOf = (faults: readonly Fault[]) => faults.map(({ id }) => id);

async function fillShop(cms: TestCms): Promise<string> {
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
  const { order } = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
  await shop.setStatus(order._id, { status: 'cancelled' });
  await shop.setStatus(order._id, { status: 'paid' });
  await shop.order(anOrder([{ productId: _id, quantity: 99, size: 'M' }]));
  return proof.split('/').at(-1) as string;
}

/** Breaks a shop in every way it may break, on one database, and asks the doctor each time. */
export function doctorSuite(
  database: Database,
  boot: () => Promise<TestCms>,
  url: () => string | undefined,
): void {
  let cms: TestCms;

  // Everything happens in one transaction that is rolled back: the next damage finds a healthy shop.
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
      const proof = await fillShop(cms);
      utimesSync(path.join(cms.dataDir, 'proofs', proof.slice(0, 2), `${proof}.jpg`), 1, 1);
    });
    afterAll(() => cms?.stop());

    test('finds nothing in a shop that is well, while it runs', async () => {
      expect(await examineShop({ dataDir: cms.dataDir, databaseUrl: url() })).toEqual([]);
    });

    test.each(corruptions.filter(({ on = database }) => on === database))(
      'names $how: $id',
      async ({ id, sql }) => {
        const faults = await faultsAfter(sql(database));
        expect(idsOf(faults)).toContain(id);
        expect(faults.find((fault) => fault.id === id)).toMatchObject(texts[id]);
      },
    );
  });
}
