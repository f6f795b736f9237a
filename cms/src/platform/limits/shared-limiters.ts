import path from 'node:path';
import Database from 'better-sqlite3';
import { RateLimiterPostgres, RateLimiterSQLite, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { dataDir, onPostgres, rateLimitFactor } from '../../settings/environment';
import { openReadCounts, readCountTable } from './public-reads';
import { rateLimits, type LimitName } from './limit-table';

const TABLE = 'rate_limits';
const TABLES_LOCK = 7_301_105;
const columns = 'key varchar(255) primary key, points integer not null default 0, expire bigint';

type Store = { limiters: Map<LimitName, RateLimiterStoreAbstract>; close: () => void };
let store: Store | undefined;

// A file of its own: counting a visit must never wait for an order's transaction.
function sqliteStore(): Store {
  const file = new Database(path.join(dataDir(), 'rate-limits.db'), { timeout: 250 });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = NORMAL');
  file.exec(`create table if not exists ${TABLE} (${columns})`);
  const build = (name: LimitName) =>
    new RateLimiterSQLite({ ...optionsOf(name), storeClient: file, storeType: 'better-sqlite3' });
  return { limiters: limitersOf(build), close: () => void file.close() };
}

async function postgresStore(): Promise<Store> {
  const knex = strapi.db.connection;
  await knex.transaction(async (trx) => {
    // Two processes that start together would both make the tables.
    await trx.raw('select pg_advisory_xact_lock(?)', [TABLES_LOCK]);
    await trx.raw(`create table if not exists ${TABLE} (${columns})`);
    await trx.raw(readCountTable);
  });
  const build = (name: LimitName) =>
    new RateLimiterPostgres({ ...optionsOf(name), storeClient: knex, storeType: 'knex' });
  return { limiters: limitersOf(build), close: () => undefined };
}

const optionsOf = (name: LimitName) => {
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

const limitersOf = (build: (name: LimitName) => RateLimiterStoreAbstract) =>
  new Map((Object.keys(rateLimits) as LimitName[]).map((name) => [name, build(name)]));

/** Opens the place where the limits are counted; they outlive a restart. */
export async function openRateLimits(): Promise<void> {
  store?.close();
  openReadCounts();
  store = onPostgres() ? await postgresStore() : sqliteStore();
}

/** Closes it again. */
export function closeRateLimits(): void {
  store?.close();
  store = undefined;
}

/** The counter of one limit. */
export function limiterOf(name: LimitName): RateLimiterStoreAbstract {
  const limiter = store?.limiters.get(name);
  if (!limiter) throw new Error('the rate limits are not open yet');
  return limiter;
}
