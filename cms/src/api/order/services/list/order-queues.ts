import {
  ANY_QUEUE,
  HOUR_MS,
  OLD_WORK,
  OLD_WORK_HOURS,
  ORDER_QUEUES,
  type OrderListQuery,
  type OrderQueue,
} from '@shop/contract';
import type { Knex } from 'knex';
import type { Row } from '../../../../database/connection';
import { countRows } from '../../../../database/rows';
import { ORDERS_WITH_WORK, QUEUE_SQL } from '../../../../database/order-queues';
import { onPostgres } from '../../../../settings/environment';

// SQLite would read all orders of a status before it takes the partial index.
const INDEXED = 'orders indexed by orders_awaiting_work';

const orders = () => strapi.db.connection('orders').whereNull('deleted_at');

/** Leaves the orders that wait for something, open cases apart. */
function filterWork(query: Knex.QueryBuilder): Knex.QueryBuilder {
  if (!onPostgres()) query.from(strapi.db.connection.raw(INDEXED));
  return query.whereRaw(ORDERS_WITH_WORK);
}

/** Leaves the orders of a queue in a query, or those of any. */
export function filterQueue(query: Knex.QueryBuilder, queue: NonNullable<OrderListQuery['queue']>): void {
  if (queue === ANY_QUEUE || queue === OLD_WORK) {
    if (queue === OLD_WORK) query.where('created_at', '<', new Date(Date.now() - OLD_WORK_HOURS * HOUR_MS));
    // A union: PostgreSQL would read all orders for an 'or' of two conditions.
    const withCase = orders().whereRaw(QUEUE_SQL.open_case).select('id');
    query.whereIn('id', filterWork(orders().select('id')).union(withCase));
  } else if (queue === 'open_case') query.whereRaw(QUEUE_SQL.open_case);
  else filterWork(query).whereRaw(QUEUE_SQL[queue]);
}

/** Returns the number of orders that still wait for something after `OLD_WORK_HOURS`. */
export async function countOldWork(): Promise<number> {
  const query = orders();
  filterQueue(query, OLD_WORK);
  return countRows(query);
}

export type WorkCounts = { queues: Record<OrderQueue, number>; ordersWithWork: number };

/** Returns the number of orders per queue, and of those that stand in at least one. */
export async function countQueues(): Promise<WorkCounts> {
  const db = strapi.db.connection;
  const counted = ORDER_QUEUES.filter((queue) => queue !== 'open_case').map((queue) =>
    db.raw(`count(case when ${QUEUE_SQL[queue]} then 1 end) as ${queue}`),
  );
  const [[work], [cases]] = (await Promise.all([
    filterWork(orders()).select(counted).count('* as all_orders'),
    orders()
      .whereRaw(QUEUE_SQL.open_case)
      .select(db.raw(`count(*) as open_case, count(case when ${ORDERS_WITH_WORK} then 1 end) as counted`)),
  ])) as [Row[], Row[]];
  const found: Row = { ...work, ...cases };
  const entries = ORDER_QUEUES.map((queue) => [queue, Number(found[queue] ?? 0)] as const);
  const { all_orders, open_case, counted: both } = found;
  return {
    queues: Object.fromEntries(entries) as Record<OrderQueue, number>,
    ordersWithWork: Number(all_orders) + Number(open_case) - Number(both),
  };
}
