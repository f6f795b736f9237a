import { dayRange, type OrderListQuery, plainText } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { onPostgres } from '../../../settings/environment';

/** The order of every list of orders. */
export const newestFirst = [
  { column: 'created_at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

type Filter = Pick<OrderListQuery, 'status' | 'search' | 'date' | 'paymentMethod'>;

const TRIGRAM = 3;
// Up to so many matches are sorted at once; of more, the list is read in its order until a page is full.
const FEW = 1_000;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function filtered({ status, date, paymentMethod }: Filter) {
  const query = strapi.db.connection('orders').whereNull('deleted_at');
  if (status) query.where('order_status', status);
  if (paymentMethod) query.where('payment_method', paymentMethod);
  if (date) {
    const { from, to } = dayRange(date);
    query.where('created_at', '>=', from).where('created_at', '<', to);
  }
  return query;
}

const textOf = ({ search }: Filter): string => plainText(search ?? '');
const isIndexed = (filter: Filter): boolean => !onPostgres() && [...textOf(filter)].length >= TRIGRAM;

// What SQLite's index of runs of three letters is asked.
const indexed = (filter: Filter) => ({
  sql: 'select rowid as id from order_search where order_search match ?',
  values: [`"${textOf(filter).replaceAll('"', '""')}"`],
});

// PostgreSQL knows how common a text is and chooses by itself between its index and the order of the list.
function withText(filter: Filter, reads: 'index' | 'rows') {
  const { sql, values } = indexed(filter);
  return isIndexed(filter) && reads === 'index'
    ? filtered(filter).whereRaw(`id in (${sql})`, values)
    : filtered(filter).whereRaw("search_text like ? escape '\\'", [likeText(textOf(filter))]);
}

/** The orders that a list's filters leave. */
export const matchingOrders = (filter: Filter) =>
  filter.search ? withText(filter, 'index') : filtered(filter);

/** How many orders of a day there are, and the way to a page of them. */
export async function ordersOfDay(filter: Filter, offset: number) {
  const [row] = await filtered(filter).count('* as total');
  return { total: Number(row?.total ?? 0), from: filtered(filter).offset(offset) };
}

// What holds the text, as far as it is sorted at once; SQLite's index knows nothing of the other filters.
function fewWithText(filter: Filter) {
  const { sql, values } = indexed(filter);
  return isIndexed(filter)
    ? strapi.db.connection.raw(`${sql} limit ${FEW + 1}`, values)
    : withText(filter, 'rows')
        .select('id', 'created_at')
        .limit(FEW + 1);
}

// One pass over the index tells whether there are few, how many the filters leave of them, and which are on the page.
async function fewOrders(filter: Filter, limit: number, offset: number) {
  const db = strapi.db.connection;
  const left: ReturnType<typeof filtered> = isIndexed(filter)
    ? filtered(filter).from(db.raw('orders indexed by orders_found')).whereRaw('id in (select id from found)')
    : db('found');
  const page = left
    .orderBy(newestFirst)
    .select('id', db.raw('count(*) over () as total'))
    .limit(limit)
    .offset(offset);
  const rows: Row[] = await db
    .withMaterialized('found', fewWithText(filter))
    .with('page', page)
    .from(db.raw('(select count(*) as seen from found) as few'))
    .leftJoin('page', db.raw('1 = 1'))
    .select('few.seen as seen', 'page.id as id', 'page.total as total');
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id as number]));
  return { areFew: Number(rows[0]?.seen) <= FEW, total: Number(rows[0]?.total ?? 0), ids };
}

/** How many orders hold a text, and the way to a page of them. */
export async function foundOrders(filter: Filter, offset: number, limit: number) {
  const { areFew, total, ids } = await fewOrders(filter, limit, offset);
  if (areFew && (total > 0 || offset === 0))
    return { total, from: strapi.db.connection('orders').whereIn('id', ids) };
  const [row] = await withText(filter, 'index').count('* as total');
  return { total: Number(row?.total ?? 0), from: withText(filter, 'rows').offset(offset) };
}

/** How many orders the filters leave, and the way to a page of them: whole days are passed over, not read. */
export async function ordersFrom(filter: Filter, offset: number) {
  const { status, paymentMethod } = filter;
  const days = strapi.db.connection('order_days').sum('orders as orders');
  if (status) days.where('order_status', status);
  if (paymentMethod) days.where('payment_method', paymentMethod);
  const rows: Row[] = await days
    .groupBy('business_day')
    .select('business_day')
    .orderBy('business_day', 'desc');
  const total = rows.reduce((sum, { orders }) => sum + Number(orders), 0);
  let passed = 0;
  const first = rows.find(({ orders }) => {
    const isHere = passed + Number(orders) > offset;
    if (!isHere) passed += Number(orders);
    return isHere;
  });
  const from = filtered(filter).offset(offset - passed);
  if (first?.business_day && passed > 0)
    from.where('created_at', '<', dayRange(first.business_day as string).to);
  return { total, from };
}
