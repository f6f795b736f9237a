import { onPostgres } from '../shared/environment';
import { ensureCatalogueTables } from './catalogue-tables';
import { ensureConstraints } from './constraints';
import { ensureScheduledWork } from './scheduled-work-table';
import { inTransaction } from './transaction';

const BOOT_LOCK = 7_301_104;

/** Brings the database to the form this code expects; several processes may start at once. */
export const ensureDatabase = (): Promise<void> =>
  inTransaction(async (trx) => {
    if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(?)', [BOOT_LOCK]);
    await ensureConstraints(trx);
    await ensureCatalogueTables(trx);
    await ensureScheduledWork(trx);
  });
