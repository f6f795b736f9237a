import type { Trx } from '../connection';
import { differs, ensureTriggers, type Trigger } from './triggers';

const table = `create table if not exists order_days (
  business_day varchar(10) not null,
  order_status varchar(40) not null,
  payment_method varchar(20) not null,
  orders integer not null,
  total bigint not null,
  primary key (business_day, order_status, payment_method)
)`;

const KEYS = 'business_day, order_status, payment_method';
const part = (row: 'old' | 'new', sign: '' | '-') =>
  `select coalesce(${row}.business_day, '') as business_day, ${row}.order_status as order_status, ` +
  `${row}.payment_method as payment_method, ${sign}1 as orders, ${sign}${row}.total as total ` +
  `where ${row}.deleted_at is null`;

// Updating rows in the order of their keys avoids deadlocks between two status changes.
const add = (...parts: string[]) =>
  `insert into order_days (${KEYS}, orders, total) ` +
  `select ${KEYS}, sum(orders), sum(total) from (${parts.join(' union all ')}) as moved ` +
  `where true group by ${KEYS} order by ${KEYS} on conflict (${KEYS}) do update ` +
  'set orders = order_days.orders + excluded.orders, total = order_days.total + excluded.total';

const triggers = (): Trigger[] => [
  { name: 'orders_count_new', table: 'orders', event: 'insert', statements: [add(part('new', ''))] },
  {
    name: 'orders_count_changed',
    table: 'orders',
    event: 'update',
    when: ['business_day', 'order_status', 'payment_method', 'total', 'deleted_at'].map(differs).join(' or '),
    statements: [add(part('old', '-'), part('new', ''))],
  },
  { name: 'orders_count_gone', table: 'orders', event: 'delete', statements: [add(part('old', '-'))] },
];

export const recountOrderDays = [
  'delete from order_days',
  `insert into order_days (${KEYS}, orders, total) select coalesce(business_day, ''), order_status, payment_method, ` +
    'count(*), sum(total) from orders where deleted_at is null group by 1, 2, 3',
];

export async function ensureOrderDays(trx: Trx): Promise<void> {
  await trx.raw(table);
  await ensureTriggers(trx, triggers());
}
