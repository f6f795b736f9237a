import path from 'node:path';
import { rateLimits, type CmsLimitName } from '@shop/contract';
import Database from 'better-sqlite3';
import { RateLimiterPostgres, RateLimiterSQLite, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { takeTurns } from '../../database/transaction';
import { dataDir, onPostgres, rateLimitFactor } from '../../settings/environment';
import { batchedLimitsTable, openBatchedLimits, type BatchedLimitName } from './batched-limits';

/** Limits that survive a restart. */
export type DurableLimitName = Exclude<CmsLimitName, BatchedLimitName>;

const TABLE = 'rate_limits';
const columns = 'key varchar(255) primary key, points integer not null default 0, expire bigint';

type Store = { limiterOf: (name: DurableLimitName) => RateLimiterStoreAbstract; close: () => void };
let store: Store | undefined;
const limiters = new Map<DurableLimitName, RateLimiterStoreAbstract>();

const optionsOf = (name: DurableLimitName) => {
  const { points, seconds } = rateLimits[name];
  return {
    points: Math.ceil(points * rateLimitFactor()),
    duration: seconds,
    keyPrefix: name,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: name === 'adminWrite',
  };
};

// Counting a request must never wait for an order's transaction, so the limits have their own file.
function sqliteStore(): Store {
  const file = new Database(path.join(dataDir(), 'rate-limits.db'), { timeout: 250 });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = NORMAL');
  file.exec(`create table if not exists ${TABLE} (${columns})`);
  return {
    limiterOf: (name) =>
      new RateLimiterSQLite({ ...optionsOf(name), storeClient: file, storeType: 'better-sqlite3' }),
    close: () => void file.close(),
  };
}

async function postgresStore(): Promise<Store> {
  const knex = strapi.db.connection;
  await knex.transaction(async (trx) => {
    // Two processes that start together would both create the tables.
    await takeTurns(trx, 'limits');
    await trx.raw(`create table if not exists ${TABLE} (${columns})`);
    await trx.raw(batchedLimitsTable);
  });
  return {
    limiterOf: (name) =>
      new RateLimiterPostgres({ ...optionsOf(name), storeClient: knex, storeType: 'knex' }),
    close: () => undefined,
  };
}

export async function openLimits(): Promise<void> {
  closeLimits();
  openBatchedLimits();
  store = onPostgres() ? await postgresStore() : sqliteStore();
}

export function closeLimits(): void {
  store?.close();
  store = undefined;
  limiters.clear();
}

export function durableLimiterOf(name: DurableLimitName): RateLimiterStoreAbstract {
  if (!store) throw new Error('the rate limits are not open yet');
  const limiter = limiters.get(name) ?? store.limiterOf(name);
  limiters.set(name, limiter);
  return limiter;
}
