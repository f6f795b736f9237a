import {
  deadlineAfter,
  paymentsSum,
  RESERVATION_HOURS,
  salePaymentsFault,
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
import { badField, badRequest } from '../../../../platform/http/http-error';
import { counterSetting } from '../../../counter-setting/services/counter-setting';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { siteContent } from '../../../site-content/services/site-content';
import {
  changedPrices,
  clientOf,
  saleStatus,
  saleTotals,
  soldLines,
  wayOf,
} from '../../domain/place/manual-sale';
import { newOrder, type NewOrder } from '../../domain/place/new-order';
import type { PlannedLine } from '../../domain/place/order-plan';
import { changeFulfillmentIn } from '../fulfillment/change-fulfillment';
import type { OrderRecord } from '../../domain/order-view';
import { findOrder, lockOrder, staffOrderWithHistory } from '../order-records';
import { enterPayment } from '../payments/record-payment';
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
  const { paymentMethod, paymentWay } = wayOf(sale);
  const draft = { ...sale, paymentMethod, shippingInfo: clientOf(sale) };
  const totals = saleTotals(sale, lines, checkout);
  const status = saleStatus(sale);
  return {
    ...newOrder({ draft, checkout, orderNumber, transferProof: '', lines, totals, at }),
    channel: sale.channel,
    paymentWay,
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

/** Throws 400 for payments of more than the sale costs, and of less where all is said to be paid. */
function checkPayments({ paid, payments }: SaleDraft, total: number): void {
  const fault = salePaymentsFault(payments, total);
  if (fault) throw badField('payments', fault);
  if (paid && payments.length > 0 && paymentsSum(payments) < total)
    throw badField('payments', 'Los pagos no llegan al total de la venta.');
}

/** Enters what was paid by parts, each in its way; a sale that is paid in full by them becomes paid. */
async function enterParts(trx: Trx, order: OrderRecord, sale: SaleDraft, at: Date): Promise<void> {
  checkPayments(sale, order.total);
  for (const part of sale.payments) {
    const locked = await lockOrder(trx, order.documentId);
    await enterPayment(trx, locked, { ...part, note: '', notify: false }, { at, now: at });
  }
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
  await enterParts(trx, order, sale, at);
  const sold = await lockOrder(trx, documentId);
  if (sale.notify) await queueConfirmation(trx, sold, at);
  if (sale.delivered) await changeFulfillmentIn(trx, sold, { fulfillment: 'delivered', notify: false });
  return documentId;
}

/** Registers a sale that staff agreed upon, in one transaction with its stock; throws as an order of the checkout does. */
export async function registerSale(
  sale: SaleDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  await counterSetting.checkWay(sale.paymentMethod, 'paymentMethod');
  const { checkout } = await siteContent.current();
  const shop = await shopSetting.current();
  checkClientAddress(sale.client, sale.deliveryMethod, shop.coverageCities);
  return answerOnce(attempt, {
    run: (trx, at) => storeOrder(trx, { sale, checkout, shop, at }),
    answer: soldNow,
  });
}
