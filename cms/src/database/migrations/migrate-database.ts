import { setTimeout as pause } from 'node:timers/promises';
import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { isBusy, isUnavailable } from '../database-errors';
import { inTransaction, takeTurns } from '../transaction';
import { failedChangeText, newerDataText, pendingAfter } from './level';
import type { Migration, MigrationRecord } from './migration';

const TABLE = 'shop_migrations';
const WAIT_MS = 1000;

const table = `create table ${TABLE} (
  number integer primary key,
  name varchar(100) not null,
  version varchar(30) not null,
  done_at bigint not null
)`;

// The limits of requests; a migration takes as long as it takes, and others wait for their turn.
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

async function recordsIn(trx: Trx): Promise<MigrationRecord[] | null> {
  if (!(await trx.schema.hasTable(TABLE))) return null;
  return trx(TABLE).orderBy('number').select('number', 'name', 'version');
}

// The log prints the stack, in which nobody would find the sentence.
function sentence(text: string, cause?: unknown): Error {
  const error = new Error(text, { cause });
  error.stack = cause instanceof Error ? `${text}\n${cause.stack}` : text;
  return error;
}

function requireKnown(records: readonly MigrationRecord[], version: string): void {
  const text = newerDataText(records, version);
  if (text) throw sentence(text);
}

async function run(trx: Trx, migration: Migration): Promise<void> {
  strapi.log.info(`migration ${migration.number}: ${migration.name}`);
  try {
    await migration.up(trx);
  } catch (error) {
    // The database is away or full: the next start does the same change.
    if (isUnavailable(error)) throw error;
    throw sentence(failedChangeText(migration), error);
  }
}

async function record(trx: Trx, done: readonly Migration[], version: string): Promise<void> {
  const rows = done.map(({ number, name }) => ({ number, name, version, done_at: Date.now() }));
  if (rows.length > 0) await trx(TABLE).insert(rows);
}

/** Does the next change and records it; returns whether more are left. */
async function step(trx: Trx, version: string): Promise<boolean> {
  const records = await recordsIn(trx);
  requireKnown(records ?? [], version);
  if (!records) await trx.raw(table);
  const pending = pendingAfter(records ?? []);
  // Strapi creates all tables of a new shop at once, as this version has them.
  const isNew = !(await trx.schema.hasTable('orders'));
  const done = isNew ? pending : pending.slice(0, 1);
  // The record comes first: SQLite then lets nobody else write before the change begins.
  await record(trx, done, version);
  if (!isNew) for (const migration of done) await run(trx, migration);
  return pending.length > done.length;
}

async function inTurn(trx: Trx): Promise<void> {
  if (!onPostgres()) return;
  for (const limit of LIMITS) await trx.raw(`set local ${limit} = 0`);
  await takeTurns(trx, 'migrations');
}

/** Runs the work in a transaction; waits while another process holds SQLite's file. */
async function whenFree<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (!isBusy(error)) throw error;
      strapi.log.warn('another process changes the data; waiting for it');
      await pause(WAIT_MS);
    }
  }
}

/**
 * Changes the data of an earlier version for this one, each change in a transaction with its record. Throws when a newer
 * version has changed them. Must run before Strapi adapts its tables; several processes may start together.
 */
export async function migrateDatabase(version: string): Promise<void> {
  const records = await recordsIn(strapi.db.connection as unknown as Trx);
  requireKnown(records ?? [], version);
  if (records && pendingAfter(records).length === 0) return;
  const takeStep = async (trx: Trx) => {
    await inTurn(trx);
    return step(trx, version);
  };
  while (await whenFree(takeStep));
}
