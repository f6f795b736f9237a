import type { OrderCounts } from '@shop/contract';
import { findByLink } from './track/track-order';
import { ordersSummary } from './list/list-orders';
import { countOldWork } from './list/order-queues';
import { recordRefundIn } from './payments/record-payment';
import { identifyOrder, isContactOf } from './track/identify-order';
import { exchangeTerms } from '../domain/exchange/exchanged-order';
import { exchangeLine } from './exchange/exchange-line';
import { exchangeText, queueExchangeMail, queueExchangeNotice } from './exchange/tell-of-exchange';
import { recordEvent } from './order-events';
import { findOrder, lockOrder } from './order-records';
import { queueLowStockMails } from './queue-low-stock-mails';
import { lockProducts } from './status/order-stock';
import { exampleMail } from './example-mail';
import { contactColumns } from './contact-columns';
import { emailKey, phoneKey } from './order-search-keys';
import { ordersOfContact, takeGoodsBack, withdrawnOrder } from './withdrawal/withdrawn-order';

async function countOrders(): Promise<OrderCounts> {
  const { totalRevenue: _, ...counts } = await ordersSummary();
  return counts;
}

const orderService = () => ({
  findByLink,
  identify: identifyOrder,
  isContactOf,
  refund: recordRefundIn,
  takeGoodsBack,
  ofContact: ordersOfContact,
  withdrawn: withdrawnOrder,
  lock: lockOrder,
  exampleMail,
  find: findOrder,
  lockProducts,
  recordEvent,
  queueLowStockMails,
  exchangeTerms,
  exchangeLine,
  exchangeText,
  queueExchangeMail,
  queueExchangeNotice,
  countOrders,
  countOldWork,
  contactColumns,
  emailKey,
  phoneKey,
});

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
