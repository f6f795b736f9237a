import type { OrderCounts, MessageEvent, MessageTemplate } from '@shop/contract';
import { publicUrl } from '../../../settings/environment';
import { exchangeTerms } from '../domain/exchange/exchanged-order';
import { exampleMessage } from '../domain/example-order';
import { findByLink, identifyOrder, isContactOf } from './track/track-order';
import { ordersSummary } from './list/list-orders';
import { countOldWork } from './list/order-queues';
import { recordRefundIn } from './payments/record-payment';
import { exchangeLine, refuseReviewed } from './exchange/exchange-line';
import { exchangeText, queueExchangeMail, queueExchangeNotice } from './exchange/tell-of-exchange';
import { recordEvent } from './order-events';
import { findOrder, lockOrder } from './order-records';
import { queueLowStockMails } from './queue-low-stock-mails';
import { lockProducts } from './status/order-stock';
import { emailKey, phoneKey, searchKeys } from './order-search-keys';
import { ordersOfContact, ownsPhone, takeGoodsBack, withdrawnOrder } from './withdrawal/withdrawn-order';
import { currentTexts } from './order-mail-facts';

/** Renders a text with an example order. */
async function exampleMail(event: MessageEvent, template: MessageTemplate): Promise<MessageTemplate> {
  const { shop, checkout } = await currentTexts();
  return exampleMessage(event, template, { shop, checkout, shopUrl: publicUrl() });
}

async function countOrders(): Promise<OrderCounts> {
  const { totalRevenue: _, ...counts } = await ordersSummary();
  return counts;
}

export const orders = {
  findByLink,
  identify: identifyOrder,
  isContactOf,
  refund: recordRefundIn,
  takeGoodsBack,
  ofContact: ordersOfContact,
  ownsPhone,
  withdrawn: withdrawnOrder,
  lock: lockOrder,
  exampleMail,
  find: findOrder,
  lockProducts,
  recordEvent,
  queueLowStockMails,
  exchangeTerms,
  exchangeLine,
  refuseReviewed,
  exchangeText,
  queueExchangeMail,
  queueExchangeNotice,
  countOrders,
  countOldWork,
  searchKeys,
  emailKey,
  phoneKey,
};
