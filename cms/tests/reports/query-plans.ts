import type { Knex } from 'knex';
import { onPostgres } from '../../src/settings/environment';

type Query = { sql: string; bindings: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] };

const LARGE = ['orders', 'order_lines', 'order_payments', 'stock_moves'];

/** Returns the SQL statements on the large tables that `work` sends. */
export async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const record = (query: Query) => void queries.push(query);
  db.on('query', record);
  await work();
  db.removeListener('query', record);
  return queries.filter(({ sql }) => LARGE.some((table) => new RegExp(`["\`]${table}["\`]`).test(sql)));
}

const OLD_ORDERS = 8_000;
const LONG_AGO = new Date('2020-03-02T15:00:00Z');

/** Adds orders of a former year with lines, payments and stock moves: a database reads small tables as a whole. */
export async function addOldOrders(db: Knex): Promise<void> {
  // Days that sort before all others; on a single one, triggers would pile up versions of its count.
  await db.raw(
    `insert into orders (document_id, order_number, order_status, business_day, payment_method, total, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${OLD_ORDERS})
      select 'viejo' || n, 'VIEJO-' || n, 'paid', '0' || (n % 2000), 'cash', 100, ? from numbers`,
    [LONG_AGO],
  );
  const old = "from orders where order_number like 'VIEJO-%'";
  await db.raw(
    `insert into order_lines (order_id, product_id, quantity, unit_price) select id, 'x', 1, 100 ${old}`,
  );
  await db.raw(
    `insert into order_payments (order_id, at, kind, amount, method) select id, created_at, 'payment', 100, 'cash' ${old}`,
  );
  await db.raw(
    `insert into stock_moves (stock_item_id, at, delta, reason) select i.id, ?, 1, 'edit' from stock_items i, (select id ${old}) o where o.id % 50 = i.id % 50`,
    [LONG_AGO],
  );
  if (onPostgres()) await db.raw('analyze');
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

// A bitmap's conditions stand in the index scans below it.
const isFullScan = (plan: Plan): boolean =>
  LARGE.includes(plan['Relation Name'] ?? '') && !nodesOf(plan).some((node) => node['Index Cond']);

async function postgresScans(db: Knex, { sql, bindings }: Query): Promise<string[]> {
  const connection = await db.client.acquireConnection();
  try {
    const { rows } = await connection.query(`explain (format json) ${sql}`, bindings);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    return nodesOf(plan as Plan)
      .filter(isFullScan)
      .map((node) => `${node['Node Type']} ${node['Relation Name']}`);
  } finally {
    db.client.releaseConnection(connection);
  }
}

async function sqliteScans(db: Knex, { sql, bindings }: Query): Promise<string[]> {
  const steps: { detail: string }[] = await db.raw(`explain query plan ${sql}`, bindings as string[]);
  const large = new RegExp(`^SCAN (${LARGE.join('|')}|lines)\\b`);
  return steps.map(({ detail }) => detail).filter((detail) => large.test(detail));
}

/** Returns the steps of a statement's plan that read a large table as a whole. */
export const fullScansOf = (db: Knex, query: Query): Promise<string[]> =>
  onPostgres() ? postgresScans(db, query) : sqliteScans(db, query);
