import type { OrderCounts } from '@shop/contract';
import { findByLink } from './track/track-order';
import { ordersSummary } from './list/list-orders';
import { lockOrder } from './order-records';
import { exampleMail } from './example-mail';

async function countOrders(): Promise<OrderCounts> {
  const { totalRevenue: _, ...counts } = await ordersSummary();
  return counts;
}

const orderService = () => ({ findByLink, lock: lockOrder, exampleMail, countOrders });

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
