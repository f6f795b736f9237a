import { auditRange, normalizeText, type AuditListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { BYTEWISE } from '../../../../database/schema/audit-log';
import { actionsByKind } from '../../domain/audit-kinds';
import { idLimit, positionOf, type AuditSource } from '../../domain/audit-cursor';

type Query = ReturnType<typeof strapi.db.connection>;

/** Matches above this number are dense, so the list is read by time; fewer are read by id. */
const FEW = 500;
const LAST_CHARACTER = '\u{10ffff}';

function inTime(query: Query, { from, to, after }: AuditListQuery, source: AuditSource): Query {
  const range = auditRange({ from, to });
  if (range.from) query.where('at', '>=', range.from);
  if (range.to) query.where('at', '<', range.to);
  if (!after) return query;
  const position = positionOf(after);
  const at = new Date(position.at);
  const limit = idLimit(position, source);
  query.where('at', '<=', at);
  if (limit !== null) query.where((row) => void row.where('at', '<', at).orWhere('id', '<', limit));
  return query;
}

const newestFirst = [
  { column: 'at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

const page = (query: Query, limit: number): Promise<Row[]> =>
  query.orderBy(newestFirst).limit(limit + 1) as unknown as Promise<Row[]>;

// Returns the ids when they are few, or undefined.
async function fewIds(query: Query): Promise<number[] | undefined> {
  const ids: number[] = await query.limit(FEW + 1).pluck('id');
  return ids.length > FEW ? undefined : ids;
}

const beginsWith = (query: Query, column: string, text: string): Query =>
  query.whereRaw(`${column} ${BYTEWISE()} >= ? and ${column} ${BYTEWISE()} < ?`, [
    text,
    `${text}${LAST_CHARACTER}`,
  ]);

const actionsOf = ({ kind }: AuditListQuery) => (kind ? actionsByKind[kind] : [undefined]);

/** Returns the newest entries of the audit log that match, one more than the page holds. */
export async function loggedEntries(filter: AuditListQuery): Promise<Row[]> {
  const db = strapi.db.connection;
  const key = normalizeText(filter.search ?? '');
  const bySubject = (query: Query) => beginsWith(query, 'subject_key', key);
  const ids = key ? await fewIds(bySubject(db('audit_entries'))) : undefined;
  if (ids?.length === 0) return [];
  const rows: Row[] = [];
  // One query per action follows the index of the actions; a list of actions would have to be sorted.
  for (const action of actionsOf(filter)) {
    const query = inTime(db('audit_entries'), filter, 'a');
    if (action) query.where({ action });
    if (filter.actor) query.where('actor', filter.actor);
    if (ids) query.whereIn('id', ids);
    else if (key) bySubject(query);
    rows.push(...(await page(query, filter.limit)));
  }
  return rows;
}

/** Returns the newest events of orders that match, with their order, one more than the page holds. */
export async function orderEntries(filter: AuditListQuery): Promise<Row[]> {
  if (filter.kind && filter.kind !== 'orders') return [];
  const db = strapi.db.connection;
  const text = (filter.search ?? '').toUpperCase();
  const found = () => beginsWith(db('orders'), 'order_number', text);
  const ids = text ? await fewIds(found()) : undefined;
  if (ids?.length === 0) return [];
  const query = inTime(db('order_events'), filter, 'o');
  if (filter.actor) query.where('actor', filter.actor);
  if (ids) query.whereIn('order_id', ids);
  else if (text) query.whereIn('order_id', found().select('id'));
  const events = await page(query, filter.limit);
  const orders: Row[] = await db('orders')
    .whereIn(
      'id',
      events.map(({ order_id }) => order_id as number),
    )
    .select('id', 'document_id', 'order_number');
  const byId = new Map(orders.map((order) => [order.id, order]));
  return events.map((event) => ({ ...event, order: byId.get(event.order_id) }));
}

const actorsOf = (table: string): string =>
  `with recursive found(actor) as (
     select min(actor) from ${table}
     union all
     select (select min(actor) from ${table} where actor > found.actor) from found where found.actor is not null)
   select actor from found where actor is not null`;

/** Returns everybody who appears in the log; jumps from name to name in the index. */
export async function listActors(): Promise<string[]> {
  const db = strapi.db.connection;
  const names = new Set<string>();
  for (const table of ['audit_entries', 'order_events']) {
    const result = await db.raw(actorsOf(table));
    const rows = (Array.isArray(result) ? result : result.rows) as { actor: string }[];
    for (const { actor } of rows) if (actor) names.add(actor);
  }
  return [...names].sort((one, other) => one.localeCompare(other, 'es'));
}
