import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './database-errors';
import type { Trx } from './connection';

const RETRIES = 6;
const PAUSE_MS = 20;

/** Runs the work in one transaction (the caller's when there is one); a deadlock or a held lock is tried again. */
export async function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const nested = strapi.db.inTransaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await strapi.db.transaction(({ trx }) => work(trx as Trx));
    } catch (error) {
      // Inside somebody else's transaction the damage is already done: they must start again.
      if (nested || !isBusy(error) || attempt > RETRIES) throw error;
      await pause(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}
