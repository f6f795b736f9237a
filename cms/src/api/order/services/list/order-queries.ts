import { dayRange, type OrderListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { onPostgres } from '../../../../settings/environment';
import { searchTerms } from '../order-search-keys';
import { filterQueue } from './fulfillment-queues';

export const newestFirst = [
  { column: 'created_at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

const oldestFirst = newestFirst.map(({ column }) => ({ column, order: 'asc' as const }));

const soonestFirst = [{ column: 'expires_at', order: 'asc' as const }, ...oldestFirst];

/** Returns the order of a list: work starts with the order that has waited longest, or whose time is over first. */
export function listOrder({ queue }: OrderListQuery) {
  if (queue === 'reserved') return soonestFirst;
  return queue ? oldestFirst : newestFirst;
}

type Filter = Pick<OrderListQuery, 'status' | 'search' | 'date' | 'paymentMethod' | 'queue'>;

const TRIGRAM = 3;
// Up to this many matches are sorted; beyond it, reading rows in list order fills a page sooner.
const MAX_SORTED_MATCHES = 1_000;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function filtered({ status, date, paymentMethod, queue }: Filter) {
  const query = strapi.db.connection('orders').whereNull('deleted_at');
  if (queue) filterQueue(query, queue);
  if (status) query.where('order_status', status);
  if (paymentMethod) query.where('payment_method', paymentMethod);
  if (date) {
    const { from, to } = dayRange(date);
    query.where('created_at', '>=', from).where('created_at', '<', to);
  }
  return query;
}

const termsOf = ({ search }: Filter): string[] => searchTerms(search ?? '');
const usesTrigramIndex = (filter: Filter): boolean =>
  !onPostgres() && termsOf(filter).every((term) => [...term].length >= TRIGRAM);

const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;
const trigramQuery = (filter: Filter) => ({
  sql: 'select rowid as id from order_search where order_search match ?',
  values: [termsOf(filter).map(quoted).join(' OR ')],
});

function likeQuery(filter: Filter) {
  const terms = termsOf(filter);
  const anyOf = terms.map(() => "search_text like ? escape '\\'").join(' or ');
  return { sql: `(${anyOf})`, values: terms.map(likeText) };
}

// PostgreSQL's planner chooses between its trigram index and the list order by itself.
function withText(filter: Filter, source: 'index' | 'rows') {
  const trigrams = trigramQuery(filter);
  const like = likeQuery(filter);
  return usesTrigramIndex(filter) && source === 'index'
    ? filtered(filter).whereRaw(`id in (${trigrams.sql})`, trigrams.values)
    : filtered(filter).whereRaw(like.sql, like.values);
}

export const filterOrders = (filter: Filter) =>
  filter.search ? withText(filter, 'index') : filtered(filter);

/** Returns the number of matching orders and the query of a page, for filters that leave few of them. */
export async function pageOfFew(filter: Filter, offset: number) {
  const [row] = await filtered(filter).count('* as total');
  return { total: Number(row?.total ?? 0), from: filtered(filter).offset(offset) };
}

// SQLite's trigram index does not know the other filters.
function limitedMatches(filter: Filter) {
  const { sql, values } = trigramQuery(filter);
  return usesTrigramIndex(filter)
    ? strapi.db.connection.raw(`${sql} limit ${MAX_SORTED_MATCHES + 1}`, values)
    : withText(filter, 'rows')
        .select('id', 'created_at')
        .limit(MAX_SORTED_MATCHES + 1);
}

// One pass over the index counts the matches, applies the other filters and picks the page.
async function sortedMatches(filter: Filter, limit: number, offset: number) {
  const db = strapi.db.connection;
  const matches: ReturnType<typeof filtered> = usesTrigramIndex(filter)
    ? filtered(filter).from(db.raw('orders indexed by orders_found')).whereRaw('id in (select id from found)')
    : db('found');
  const page = matches
    .orderBy(newestFirst)
    .select('id', db.raw('count(*) over () as total'))
    .limit(limit)
    .offset(offset);
  const rows: Row[] = await db
    .withMaterialized('found', limitedMatches(filter))
    .with('page', page)
    .from(db.raw('(select count(*) as matches from found) as counted'))
    .leftJoin('page', db.raw('1 = 1'))
    .select('counted.matches as matches', 'page.id as id', 'page.total as total');
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id as number]));
  return {
    isComplete: Number(rows[0]?.matches) <= MAX_SORTED_MATCHES,
    total: Number(rows[0]?.total ?? 0),
    ids,
  };
}

export async function pageOfSearch(filter: Filter, offset: number, limit: number) {
  const { isComplete, total, ids } = await sortedMatches(filter, limit, offset);
  if (isComplete && (total > 0 || offset === 0))
    return { total, from: strapi.db.connection('orders').whereIn('id', ids) };
  const [row] = await withText(filter, 'index').count('* as total');
  return { total: Number(row?.total ?? 0), from: withText(filter, 'rows').offset(offset) };
}

/** Returns the number of matching orders and the query of a page; daily counts let it skip whole days. */
export async function pageOfAll(filter: Filter, offset: number) {
  const { status, paymentMethod } = filter;
  const days = strapi.db.connection('order_days').sum('orders as orders');
  if (status) days.where('order_status', status);
  if (paymentMethod) days.where('payment_method', paymentMethod);
  const rows: Row[] = await days
    .groupBy('business_day')
    .select('business_day')
    .orderBy('business_day', 'desc');
  const total = rows.reduce((sum, { orders }) => sum + Number(orders), 0);
  let skipped = 0;
  const first = rows.find(({ orders }) => {
    const holdsOffset = skipped + Number(orders) > offset;
    if (!holdsOffset) skipped += Number(orders);
    return holdsOffset;
  });
  const from = filtered(filter).offset(offset - skipped);
  if (first?.business_day && skipped > 0)
    from.where('created_at', '<', dayRange(first.business_day as string).to);
  return { total, from };
}
