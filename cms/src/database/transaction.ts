import { setTimeout as pause } from 'node:timers/promises';
import { onPostgres } from '../settings/environment';
import { isBusy } from './database-errors';
import type { Trx } from './connection';

const RETRIES = 6;
const PAUSE_MS = 20;

// knex hands out a transaction whose BEGIN has failed; its promise holds the error of the connection.
async function whenBegun(trx: Trx): Promise<Trx> {
  if (trx.isCompleted()) await trx.executionPromise;
  return trx;
}

// Strapi and knex take a commit that failed for done, and SQLite's only connection would stay in its transaction.
async function whenCommitted({ executionPromise }: Trx): Promise<void> {
  try {
    await executionPromise;
  } catch (error) {
    if (!onPostgres()) await strapi.db.connection.raw('rollback').catch(() => undefined);
    throw error;
  }
}

async function runAndCommit<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  let outer: Trx | undefined;
  const result = await strapi.db.transaction(async ({ trx }) => {
    outer = trx as Trx;
    return work(await whenBegun(outer));
  });
  if (outer && !strapi.db.inTransaction()) await whenCommitted(outer);
  return result;
}

/** Runs the work in the current transaction or a new one; retries after a deadlock or a held lock. */
export async function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const nested = strapi.db.inTransaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runAndCommit(work);
    } catch (error) {
      // A nested transaction has already failed as a whole: the outer one must retry.
      if (nested || !isBusy(error) || attempt > RETRIES) throw error;
      await pause(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

/** Makes transactions that name the same thing take turns until they end; SQLite has one writer anyway. */
export async function takeTurns(trx: Trx, name: string): Promise<void> {
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
