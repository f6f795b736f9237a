import { onPostgres } from '../../settings/environment';
import { ensureCatalogChanges } from './catalog-changes';
import { ensureCatalogCounts } from './catalog-counts';
import { ensureCatalogTables } from './catalog-tables';
import { ensureConstraints } from './constraints';
import { ensureOrderDays } from './order-days';
import { ensureOrderSearch } from './order-search';
import { ensureScheduledWork } from './scheduled-work-table';
import { inTransaction } from '../transaction';
import { ensureViewTotals } from './view-totals';

const BOOT_LOCK = 7_301_104;

/** Brings the database to the form this code expects; several processes may start at once. */
export const ensureDatabase = (): Promise<void> =>
  inTransaction(async (trx) => {
    if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(?)', [BOOT_LOCK]);
    await ensureConstraints(trx);
    await ensureCatalogTables(trx);
    await ensureCatalogChanges(trx);
    await ensureScheduledWork(trx);
    await ensureCatalogCounts(trx);
    await ensureOrderSearch(trx);
    await ensureOrderDays(trx);
    await ensureViewTotals(trx);
  });
