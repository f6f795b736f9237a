import {
  businessDay,
  deliveryOf,
  orderTotals,
  type CheckoutContent,
  type OrderDraft,
  type OrderTotals,
  type ShopSetting,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct, StockChange } from '../../../database/records';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { earlierAnswer, once, type Answered, type Attempt } from '../../../platform/http/idempotency';
import { pictures, shopSetting, siteContent, stockLedger } from '../../../platform/services';
import { checkoutFault, type CheckoutFault } from '../domain/checkout-rules';
import { newOrder } from '../domain/new-order';
import { orderPlan, type PlannedLine } from '../domain/order-plan';
import { asOrder } from '../domain/order-view';
import { linkToken } from './link-token';
import { insertOrder } from './insert-order';
import { checkOpenOrders } from './open-orders-cap';
import { nextOrderNumber } from './order-number';
import { checkoutError, priceChanged, refusalError } from './refusals';
import { tellOfOrder } from './tell-of-order';

type Placing = { draft: OrderDraft; checkout: CheckoutContent; shop: ShopSetting; at: Date };
type Sale = { lines: PlannedLine[]; totals: OrderTotals; changes: StockChange[]; products: StoredProduct[] };

async function productsOf(trx: Trx, draft: OrderDraft): Promise<Map<string, StoredProduct>> {
  const documentIds = [...new Set(draft.items.map(({ productId }) => productId))];
  const found = await productRecords(trx, { documentIds }, true);
  return new Map(found.filter(({ deleted }) => !deleted).map((one) => [one.documentId, one]));
}

const changeOf = (line: PlannedLine, product: StoredProduct): StockChange => ({
  itemId: line.stockItemId,
  productId: product.id,
  productDocumentId: product.documentId,
  size: line.size,
  color: line.color,
  delta: -line.quantity,
});

async function saleOf(trx: Trx, { draft, checkout }: Placing): Promise<Sale> {
  const products = await productsOf(trx, draft);
  const plan = orderPlan(draft.items, products);
  if ('refusal' in plan) throw refusalError(plan.refusal);
  const { lines } = plan;
  const totals = orderTotals(lines, deliveryOf(draft), draft.paymentMethod, checkout);
  if (typeof draft.total === 'number' && draft.total !== totals.total) throw priceChanged(totals, lines);
  const changes = lines.map((line) => changeOf(line, products.get(line.productId) as StoredProduct));
  return { lines, totals, changes, products: [...products.values()] };
}

async function claimProof(trx: Trx, { draft }: Placing, documentId: string): Promise<string> {
  const { paymentMethod, transferProofUrl } = draft;
  if (!transferProofUrl) return '';
  if (paymentMethod === 'transfer') return pictures().claim(trx, transferProofUrl, documentId);
  // Who uploaded one and then chose cash has no need of it; what is no proof at all is refused whoever sends it.
  pictures().requireProofId(transferProofUrl);
  return '';
}

async function place(trx: Trx, placing: Placing): Promise<string> {
  const { draft, checkout, shop, at } = placing;
  await checkOpenOrders(trx, draft.shippingInfo, at);
  const sale = await saleOf(trx, placing);
  await stockLedger().shift(trx, sale.changes, at, sale.products);
  const row = newRow(at);
  const transferProof = await claimProof(trx, placing, row.document_id);
  // From here to the commit everybody else who orders waits: the counter comes as late as it can.
  const orderNumber = await nextOrderNumber(trx, shop.orderPrefix, businessDay(at), at);
  await stockLedger().record(trx, sale.changes, { reason: 'sale', actor: 'cliente', at, orderNumber });
  const order = newOrder({ draft, checkout, orderNumber, transferProof, at, ...sale });
  await insertOrder(trx, order, row, sale.changes);
  return JSON.stringify({
    status: 'success',
    order: asOrder({ ...order, documentId: row.document_id }),
    orderNumber,
    linkToken: linkToken(orderNumber, at),
  });
}

// Who asks again gets the first answer, also when the order could no longer be placed today.
async function refuse(fault: CheckoutFault, attempt: Attempt | null): Promise<Answered> {
  const known = attempt ? await earlierAnswer(strapi.db.connection, attempt) : null;
  if (known === null) throw checkoutError(fault);
  return { body: known, replayed: true };
}

/**
 * Places an order: stock, number, lines and history in one transaction, or nothing at all. Nothing is asked of the
 * database before it: under load every question would stand in the same queue for a connection once more.
 */
export async function placeOrder(draft: OrderDraft, attempt: Attempt | null): Promise<Answered> {
  const { checkout } = await siteContent().current();
  const shop = await shopSetting().current();
  const fault = checkoutFault(draft, checkout, shop.coverageCities);
  if (fault) return refuse(fault, attempt);
  const placed = await inTransaction((trx) => {
    const at = new Date();
    return once(trx, attempt, at, () => place(trx, { draft, checkout, shop, at }));
  });
  if (!placed.replayed) tellOfOrder(placed.body, { shop, checkout });
  return placed;
}
