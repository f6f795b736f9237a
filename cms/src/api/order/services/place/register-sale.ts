import {
  deadlineAfter,
  RESERVATION_HOURS,
  type CheckoutContent,
  type SaleDraft,
  type ShopSetting,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { currentActor } from '../../../../platform/access/current-actor';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { badRequest } from '../../../../platform/http/http-error';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { siteContent } from '../../../site-content/services/site-content';
import { changedPrices, clientOf, saleStatus, saleTotals, soldLines } from '../../domain/place/manual-sale';
import { newOrder, type NewOrder } from '../../domain/place/new-order';
import type { PlannedLine } from '../../domain/place/order-plan';
import { changeFulfillmentIn } from '../fulfillment/change-fulfillment';
import { findOrder, staffOrderWithHistory } from '../order-records';
import { queueLowStockMails } from '../queue-low-stock-mails';
import { checkClientAddress } from './order-errors';
import { planSale, storeSale } from './planned-sale';
import { queueConfirmation } from '../queue-order-mail';

type SaleRequest = { sale: SaleDraft; checkout: CheckoutContent; shop: ShopSetting; at: Date };

function soldOrder(
  { sale, checkout, at }: SaleRequest,
  lines: readonly PlannedLine[],
  orderNumber: string,
): NewOrder {
  const draft = { ...sale, shippingInfo: clientOf(sale) };
  const totals = saleTotals(sale, lines, checkout);
  const status = saleStatus(sale);
  return {
    ...newOrder({ draft, checkout, orderNumber, transferProof: '', lines, totals, at }),
    channel: sale.channel,
    status,
    ...deadlineAfter(sale.reserve ? RESERVATION_HOURS : 0, at),
    paidAt: status === 'paid' ? at.toISOString() : null,
    confirmedAt: status === 'confirmado' ? at.toISOString() : null,
  };
}

async function soldNow(trx: Trx, documentId: string) {
  const order = await findOrder(trx, { documentId });
  if (!order) throw badRequest('Esa venta ya no existe.');
  return { order: await staffOrderWithHistory(trx, order) };
}

async function storeOrder(trx: Trx, request: SaleRequest): Promise<string> {
  const { sale, shop, at } = request;
  // A paused product is not on the web, but it may lie on the counter.
  const planned = await planSale(trx, sale.items, { sellsPaused: true });
  const lines = soldLines(sale, planned.lines);
  const placement = { actor: currentActor().name, note: changedPrices(planned.lines, lines), at, shop };
  const order = await storeSale(trx, planned, placement, (orderNumber) =>
    soldOrder(request, lines, orderNumber),
  );
  const { documentId } = order;
  await queueLowStockMails(trx, planned.products, planned.changes, at);
  if (sale.notify) await queueConfirmation(trx, order, at);
  if (sale.delivered) await changeFulfillmentIn(trx, documentId, { fulfillment: 'delivered', notify: false });
  return documentId;
}

/** Registers a sale that staff agreed upon, in one transaction with its stock; throws as an order of the checkout does. */
export async function registerSale(
  sale: SaleDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  checkClientAddress(sale.client, sale.deliveryMethod);
  const { checkout } = await siteContent.current();
  const shop = await shopSetting.current();
  return answerOnce(attempt, {
    run: (trx, at) => storeOrder(trx, { sale, checkout, shop, at }),
    answer: soldNow,
  });
}
