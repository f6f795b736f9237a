import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { inTransaction, takeTurns } from '../transaction';
import { ensureAuditLog } from './audit-log';
import { ensureAccountTables } from './account-tables';
import { ensureCaseEvidence } from './case-evidence';
import { ensureCatalogChanges, ensureCatalogTables } from './catalog-tables';
import { ensureCatalogCounts, recountCatalog } from './catalog-counts';
import { ensureClientChanges, recomputeClients } from './clients/client-changes';
import { ensureClientTables } from './clients/client-tables';
import { ensureConstraints } from './constraints';
import { ensureOrderDays, recountOrderDays } from './order-days';
import { ensurePriceHistory } from './price-history';
import { ensureViewTotals, recountViews } from './view-totals';
import { refusal } from './dialect';
import { ensureTriggers, type Trigger } from './triggers';
import { ensureTextIndex } from './text-index';

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

// Evidence: the policies that orders accepted, and what the owner decided about the opening.
const EVIDENCE = ['policy_versions', 'opening_entries'];

const appendOnly = (table: string): Trigger[] =>
  (['update', 'delete'] as const).map((event) => ({
    name: `${table}_no_${event}`,
    table,
    event,
    statements: [refusal(`${table} is append-only`)],
  }));

/** Makes the database refuse every update and delete of evidence. */
const ensureAppendOnly = (trx: Trx): Promise<void> => ensureTriggers(trx, EVIDENCE.flatMap(appendOnly));

const ORDER_LISTS = [
  'create index if not exists orders_newest on orders (created_at, id) where deleted_at is null',
  'create index if not exists orders_newest_of_status on orders (order_status, created_at, id) where deleted_at is null',
];

// A covering index for the search: rows of orders are twenty times as wide.
const ORDERS_FOUND =
  'create index if not exists orders_found on orders (id, created_at, deleted_at, order_status, payment_method)';

/** Creates the indexes of the staff's order list: newest orders by status, and trigrams of their search text. */
async function ensureOrderSearch(trx: Trx): Promise<void> {
  for (const statement of ORDER_LISTS) await trx.raw(statement);
  if (!onPostgres()) await trx.raw(ORDERS_FOUND);
  await ensureTextIndex(trx, {
    table: 'orders',
    trigrams: 'order_search',
    postgresIndex: 'orders_by_text',
  });
}

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
