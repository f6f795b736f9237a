import { auditRange, normalizeText, type AuditListQuery } from '@shop/contract';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { BYTEWISE } from '../../../../database/schema/audit-log';
import { actionsByKind } from '../../domain/audit-kinds';
import { idLimit, positionOf, type AuditSource } from '../../domain/audit-cursor';

type Query = ReturnType<typeof strapi.db.connection>;
export type LoggedRecord = RecordOf<'api::account.audit-entry'>;
export type OrderEntry = RecordOf<'api::order-event.order-event'> & {
  order: Pick<RecordOf<'api::order.order'>, 'documentId' | 'orderNumber'> | undefined;
};

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

const page = (query: Query, limit: number) => query.orderBy(newestFirst).limit(limit + 1);

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
export async function loggedEntries(filter: AuditListQuery): Promise<LoggedRecord[]> {
  const entries = records('api::account.audit-entry', strapi.db.connection);
  const key = normalizeText(filter.search ?? '');
  const bySubject = (query: Query) => beginsWith(query, 'subject_key', key);
  const ids = key ? await fewIds(bySubject(entries.sql())) : undefined;
  if (ids?.length === 0) return [];
  const found: LoggedRecord[] = [];
  // One query per action follows the index of the actions; a list of actions would have to be sorted.
  for (const action of actionsOf(filter)) {
    const query = inTime(entries.sql(), filter, 'a');
    if (action) query.where({ action });
    if (filter.actor) query.where('actor', filter.actor);
    if (ids) query.whereIn('id', ids);
    else if (key) bySubject(query);
    found.push(...entries.read(await page(query, filter.limit)));
  }
  return found;
}

/** Returns the newest events of orders that match, with their order, one more than the page holds. */
export async function orderEntries(filter: AuditListQuery): Promise<OrderEntry[]> {
  if (filter.kind && filter.kind !== 'orders') return [];
  const orders = records('api::order.order', strapi.db.connection);
  const events = records('api::order-event.order-event', strapi.db.connection);
  const text = (filter.search ?? '').toUpperCase();
  const found = () => beginsWith(orders.sql(), 'order_number', text);
  const ids = text ? await fewIds(found()) : undefined;
  if (ids?.length === 0) return [];
  const query = inTime(events.sql(), filter, 'o');
  if (filter.actor) query.where('actor', filter.actor);
  if (ids) query.whereIn('order_id', ids);
  else if (text) query.whereIn('order_id', found().select('id'));
  const shown = events.read(await page(query, filter.limit));
  const named = await orders.many(
    { id: shown.map(({ orderId }) => orderId) },
    { select: ['id', 'documentId', 'orderNumber'] },
  );
  const byId = new Map<number | null, (typeof named)[number]>(named.map((order) => [order.id, order]));
  return shown.map((event) => ({ ...event, order: byId.get(event.orderId) }));
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
