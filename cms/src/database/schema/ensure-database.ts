import type { Trx } from '../connection';
import { inTransaction, takeTurns } from '../transaction';
import { ensureAppendOnly } from './append-only';
import { ensureAuditLog } from './audit-log';
import { ensureAccountTables } from './account-tables';
import { ensureCaseEvidence } from './case-evidence';
import { ensureCatalogChanges } from './catalog-changes';
import { ensureCatalogCounts, recountCatalog } from './catalog-counts';
import { ensureCatalogTables } from './catalog-tables';
import { ensureClientChanges, recomputeClients } from './clients/client-changes';
import { ensureClientTables } from './clients/client-tables';
import { ensureConstraints } from './constraints';
import { ensureOrderDays, recountOrderDays } from './order-days';
import { ensureOrderSearch } from './order-search';
import { ensurePriceHistory } from './price-history';
import { ensureViewTotals, recountViews } from './view-totals';

// One row per job. Times of all these tables are in milliseconds on both databases.
const ensureJobTable = (trx: Trx): Promise<void> =>
  trx.raw(`create table if not exists scheduled_work (
    name varchar(60) primary key,
    due_at bigint not null,
    taken_by varchar(60),
    ended_at bigint,
    outcome text
  )`);

const ensureDailySteps = (trx: Trx): Promise<void> =>
  trx.raw(`create table if not exists daily_steps (
    day varchar(10) not null,
    step varchar(20) not null,
    visitors integer not null,
    primary key (day, step)
  )`);

// One row per foreign address of a picture: what became of its copy.
const ensurePictureCopies = (trx: Trx): Promise<void> =>
  trx.raw(`create table if not exists picture_copies (
    url text primary key,
    state varchar(10) not null,
    attempts integer not null default 0,
    next_at bigint,
    fault varchar(20),
    stored_url varchar(255)
  )`);

/** Creates whatever this version needs in the database beyond Strapi's own tables; several processes may start together. */
export const ensureDatabase = (): Promise<void> =>
  inTransaction(async (trx) => {
    await takeTurns(trx, 'schema');
    await ensureConstraints(trx);
    await ensureAuditLog(trx);
    await ensureAppendOnly(trx);
    await ensureAccountTables(trx);
    await ensureCatalogTables(trx);
    await ensureCatalogChanges(trx);
    await ensureJobTable(trx);
    await ensureDailySteps(trx);
    await ensurePictureCopies(trx);
    await ensureCatalogCounts(trx);
    await ensureOrderSearch(trx);
    await ensureOrderDays(trx);
    await ensureViewTotals(trx);
    await ensurePriceHistory(trx);
    await ensureClientTables(trx);
    await ensureClientChanges(trx);
    await ensureCaseEvidence(trx);
  });

export const recountStatements = (isPostgres: boolean): string[] => [
  ...recountOrderDays,
  ...recountCatalog,
  ...recountViews(isPostgres),
  ...recomputeClients,
];
