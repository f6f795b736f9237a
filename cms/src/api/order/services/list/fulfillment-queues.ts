import {
  FULFILLMENTS,
  fulfillmentQueueOf,
  PREPARED_STATUSES,
  STOPPED_STATUSES,
  type DeliveryMethod,
  type Fulfillment,
  type FulfillmentQueue,
  type OrderQueue,
} from '@shop/contract';
import type { Knex } from 'knex';
import type { Row } from '../../../../database/connection';
import { onPostgres } from '../../../../settings/environment';

const WAITING = FULFILLMENTS.filter((step) => step !== 'delivered');

// The SQL of `fulfillmentQueueOf`.
const queueRules: Record<FulfillmentQueue, { fulfillment: Fulfillment; delivery?: DeliveryMethod }> = {
  to_prepare: { fulfillment: 'to_prepare' },
  ready_pickup: { fulfillment: 'ready', delivery: 'pickup' },
  ready_home: { fulfillment: 'ready', delivery: 'home' },
  in_transit: { fulfillment: 'in_transit' },
};

// SQLite uses a partial index only for its very condition, without parameters.
const TO_REFUND = `paid_amount > 0 and order_status in (${STOPPED_STATUSES.map((one) => `'${one}'`).join(', ')})`;

/** Leaves the orders of a queue in a query. */
export function filterQueue(query: Knex.QueryBuilder, queue: OrderQueue): void {
  if (queue === 'reserved') query.whereNotNull('expires_at');
  else if (queue === 'to_refund') filterToRefund(query);
  else filterFulfillment(query, queue);
}

// SQLite would read all cancelled orders by their status.
function filterToRefund(query: Knex.QueryBuilder): void {
  if (!onPostgres()) query.from(strapi.db.connection.raw('orders indexed by orders_to_refund'));
  query.whereRaw(TO_REFUND);
}

function filterFulfillment(query: Knex.QueryBuilder, queue: FulfillmentQueue): void {
  const { fulfillment, delivery } = queueRules[queue];
  query.where('fulfillment', fulfillment);
  if (delivery) query.where('delivery_method', delivery);
  if (queue === 'to_prepare') query.whereIn('order_status', PREPARED_STATUSES);
  else query.whereNotIn('order_status', STOPPED_STATUSES);
}

/** Returns the number of waiting orders per queue. */
export async function countQueues(): Promise<Record<OrderQueue, number>> {
  const [fulfillments, reserved, toRefund] = await Promise.all([
    countFulfillments(),
    countWaiting('reserved'),
    countWaiting('to_refund'),
  ]);
  return { ...fulfillments, reserved, to_refund: toRefund };
}

async function countWaiting(queue: OrderQueue): Promise<number> {
  const orders = strapi.db.connection('orders').whereNull('deleted_at');
  filterQueue(orders, queue);
  const [row] = (await orders.count('* as orders')) as Row[];
  return Number(row?.orders ?? 0);
}

async function countFulfillments(): Promise<Record<FulfillmentQueue, number>> {
  const rows: Row[] = await strapi.db
    .connection('orders')
    .whereNull('deleted_at')
    .whereIn('fulfillment', WAITING)
    .groupBy('fulfillment', 'delivery_method', 'order_status')
    .select('fulfillment', 'delivery_method', 'order_status')
    .count('* as orders');
  const counts = { to_prepare: 0, ready_pickup: 0, ready_home: 0, in_transit: 0 };
  for (const { fulfillment, delivery_method, order_status, orders } of rows) {
    const deliveryMethod = delivery_method as DeliveryMethod;
    const status = String(order_status);
    const queue = fulfillmentQueueOf({ status, fulfillment: String(fulfillment), deliveryMethod });
    if (queue) counts[queue] += Number(orders);
  }
  return counts;
}
