import {
  businessDay,
  deadlineAfter,
  RESERVATION_HOURS,
  type CheckoutContent,
  type ManualOrder,
  type OrderDraft,
  type ShopSetting,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StockChange, StoredProduct } from '../../../../database/records';
import { newRow } from '../../../../database/rows';
import { stockChange } from '../../../../database/product-records';
import { currentActor } from '../../../../platform/access/current-actor';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { badRequest } from '../../../../platform/http/http-error';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { siteContent } from '../../../site-content/services/site-content';
import { stockLedger } from '../../../stock-item/services/stock-item';
import { changedPrices, clientOf, saleStatus, saleTotals, soldLines } from '../../domain/place/manual-sale';
import { newOrder } from '../../domain/place/new-order';
import { orderPlan, type PlannedLine } from '../../domain/place/order-plan';
import type { OrderRecord } from '../../domain/order-view';
import { changeFulfillmentIn } from '../fulfillment/change-fulfillment';
import { findOrder, staffOrderWithHistory } from '../order-records';
import { queueLowStockMails } from '../queue-low-stock-mails';
import { lockProducts } from '../status/order-stock';
import { insertOrder } from './insert-order';
import { nextOrderNumber } from './next-order-number';
import { checkClientAddress, orderFaultError } from './order-errors';
import { queueConfirmation } from './queue-order-mails';

type Sale = { sale: ManualOrder; checkout: CheckoutContent; shop: ShopSetting; at: Date };
type PlannedSale = {
  listed: PlannedLine[];
  lines: PlannedLine[];
  changes: StockChange[];
  products: StoredProduct[];
};

// A paused product is not on the web, but it may lie on the counter.
async function planSale(trx: Trx, { sale }: Sale): Promise<PlannedSale> {
  const locked = [...(await lockProducts(trx, sale.items)).values()].filter(
    ({ deletedAt }) => deletedAt === null,
  );
  const products = new Map(locked.map((product) => [product.documentId, product]));
  const sellable = new Map(locked.map((product) => [product.documentId, { ...product, active: true }]));
  const plan = orderPlan(sale.items, sellable);
  if ('fault' in plan) throw orderFaultError(plan.fault);
  const changes = plan.lines.map(({ productId, stockItemId: id, size, color, quantity }) =>
    stockChange(products.get(productId) as StoredProduct, { id, size, color }, -quantity),
  );
  return { listed: plan.lines, lines: soldLines(sale, plan.lines), changes, products: locked };
}

const draftOf = (sale: ManualOrder): OrderDraft => ({
  items: sale.items,
  deliveryMethod: sale.deliveryMethod,
  paymentMethod: sale.paymentMethod,
  notes: sale.notes,
  shippingInfo: clientOf(sale),
});

function soldOrder({ sale, checkout, at }: Sale, { lines }: PlannedSale, orderNumber: string): OrderRecord {
  const totals = saleTotals(sale, lines, checkout);
  const status = saleStatus(sale);
  return {
    ...newOrder({ draft: draftOf(sale), checkout, orderNumber, transferProof: '', lines, totals, at }),
    channel: sale.channel,
    status,
    ...deadlineAfter(sale.reserve ? RESERVATION_HOURS : 0, at),
    paidAt: status === 'paid' ? at.toISOString() : null,
    confirmedAt: status === 'confirmado' ? at.toISOString() : null,
  };
}

async function soldNow(trx: Trx, documentId: string) {
  const order = await findOrder(trx, { document_id: documentId });
  if (!order) throw badRequest('Esa venta ya no existe.');
  return { order: await staffOrderWithHistory(trx, order) };
}

async function storeSale(trx: Trx, request: Sale): Promise<string> {
  const { sale, shop, at } = request;
  const planned = await planSale(trx, request);
  const { name: actor } = currentActor();
  await stockLedger.shift(trx, planned.changes, at, planned.products);
  const row = newRow(at);
  // Locks the day's counter row until commit, so take it last.
  const orderNumber = await nextOrderNumber(trx, shop.orderPrefix, businessDay(at), at);
  await stockLedger.record(trx, planned.changes, { reason: 'sale', actor, at, orderNumber });
  const order = soldOrder(request, planned, orderNumber);
  await insertOrder(trx, order, row, planned.changes, {
    actor,
    note: changedPrices(planned.listed, planned.lines),
  });
  const documentId = row.document_id;
  await queueLowStockMails(trx, planned.products, planned.changes, at);
  if (sale.notify) await queueConfirmation(trx, { ...order, documentId }, at);
  if (sale.delivered) await changeFulfillmentIn(trx, documentId, { fulfillment: 'delivered', notify: false });
  return documentId;
}

/** Registers a sale that staff agreed upon, in one transaction with its stock; throws as an order of the checkout does. */
export async function registerSale(
  sale: ManualOrder,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  checkClientAddress(sale.client, sale.deliveryMethod);
  const { checkout } = await siteContent.current();
  const shop = await shopSetting.current();
  return answerOnce(attempt, {
    run: (trx, at) => storeSale(trx, { sale, checkout, shop, at }),
    answer: soldNow,
  });
}
