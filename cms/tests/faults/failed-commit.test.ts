import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Transaction from '../../src/database/transaction';
import { chosenDatabase, databaseName } from '../support/databases/test-database';
import { startCms, type TestCms } from '../support/servers/start-cms';

const { inTransaction } = createRequire(import.meta.url)(
  '../../dist/src/database/transaction.js',
) as typeof Transaction;

let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
let cms: TestCms;
beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

test(`on ${databaseName} work whose commit fails is no success, and the next transaction is not touched`, async () => {
  const { connection } = cms.strapi.db;
  await connection.raw('create table parents (id int primary key)');
  // Such a foreign key is checked by the commit.
  await connection.raw(
    'create table children (parent int references parents (id) deferrable initially deferred)',
  );
  const insert = (parent: number) =>
    inTransaction(async (trx) => void (await trx('children').insert({ parent })));
  await expect(insert(7)).rejects.toThrow(/foreign key/i);
  expect(await connection('children')).toEqual([]);
  await connection('parents').insert({ id: 8 });
  await insert(8);
  expect(await connection('children')).toEqual([{ parent: 8 }]);
});
