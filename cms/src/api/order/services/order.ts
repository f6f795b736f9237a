import type { OrderCounts } from '@shop/contract';
import { findByLink } from './track/track-order';
import { ordersSummary } from './list/list-orders';
import { recordRefundIn } from './payments/record-payment';
import { identifyOrder } from './track/identify-order';
import { lockOrder } from './order-records';
import { exampleMail } from './example-mail';
import { ordersOfContact, takeGoodsBack, withdrawnOrder } from './withdrawal/withdrawn-order';

async function countOrders(): Promise<OrderCounts> {
  const { totalRevenue: _, ...counts } = await ordersSummary();
  return counts;
}

const orderService = () => ({
  findByLink,
  identify: identifyOrder,
  refund: recordRefundIn,
  takeGoodsBack,
  ofContact: ordersOfContact,
  withdrawn: withdrawnOrder,
  lock: lockOrder,
  exampleMail,
  countOrders,
});

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
