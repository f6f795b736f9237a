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
import { productRecords, type StoredProduct } from '../../../database/product-records';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import {
  pictures,
  shopSetting,
  siteContent,
  stockLedger,
  type StockChange,
} from '../../../shared/shop-services';
import { checkoutFault, destination } from '../domain/checkout-rules';
import { firstStatus } from '../domain/first-status';
import { orderPlan, type PlannedLine } from '../domain/order-plan';
import { asOrder } from '../domain/order-view';
import { earlierAnswer, keepAnswer, takeKey, type Attempt } from './idempotency';
import { linkToken } from './link-token';
import { checkOpenOrders, emailKey, phoneKey } from './open-orders-cap';
import { recordEvent } from './order-events';
import { nextOrderNumber } from './order-number';
import { findOrder } from './order-records';
import { searchTextOf } from './order-search-text';
import { checkoutError, priceChanged, refusalError } from './refusals';

type Placing = { draft: OrderDraft; checkout: CheckoutContent; shop: ShopSetting; at: Date };
type Sale = { lines: PlannedLine[]; totals: OrderTotals; changes: StockChange[] };
export type PlacedOrder = { body: string; replayed: boolean };

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
  return { lines, totals, changes };
}

const contactColumns = ({ shippingInfo: { fullName, email, phone, postalCode, notes } }: OrderDraft) => ({
  full_name: fullName,
  email,
  phone,
  postal_code: postalCode,
  shipping_notes: notes,
  email_key: emailKey(email),
  phone_key: phoneKey(phone),
});

const moneyColumns = ({ subtotal, shippingCost, cashFee, total }: OrderTotals) => ({
  subtotal,
  shipping_cost: shippingCost,
  cash_fee: cashFee,
  total,
});

const lineRow = (line: PlannedLine, orderId: number, position: number, at: Date) => ({
  ...newRow(at),
  order_id: orderId,
  position,
  product_id: line.productId,
  stock_item_id: line.stockItemId,
  title: line.title,
  image: line.image,
  unit_price: line.unitPrice,
  quantity: line.quantity,
  size: line.size,
  color: line.color,
  units_held: line.quantity,
});

async function insertOrder(trx: Trx, placing: Placing, sale: Sale, number: string, row: ReturnType<typeof newRow>) {
  const { draft, checkout, at } = placing;
  const wantsProof = draft.paymentMethod === 'transfer' && draft.transferProofUrl;
  const proof = wantsProof ? await pictures().claim(trx, draft.transferProofUrl as string, row.document_id) : '';
  const status = firstStatus(draft.paymentMethod, proof !== '');
  const [inserted] = await trx('orders')
    .insert({
      ...row,
      order_number: number,
      order_status: status,
      payment_method: draft.paymentMethod,
      delivery_method: deliveryOf(draft),
      ...contactColumns(draft),
      ...destination(draft, deliveryOf(draft), checkout),
      ...moneyColumns(sale.totals),
      notes: draft.notes,
      stock_held: true,
      short_units: 0,
      transfer_proof: proof,
      admin_notes: '',
      business_day: businessDay(at),
      search_text: searchTextOf(number, draft.shippingInfo),
    })
    .returning('id');
  const id = inserted.id as number;
  await trx('order_lines').insert(sale.lines.map((line, position) => lineRow(line, id, position, at)));
  const stockEffect = sale.changes.map(({ productDocumentId, delta }) => ({ productId: productDocumentId, delta }));
  await recordEvent(trx, id, { type: 'created', at, to: status, actor: 'cliente', stockEffect });
  return id;
}

async function place(trx: Trx, placing: Placing): Promise<string> {
  const { draft, shop, at } = placing;
  await checkOpenOrders(trx, draft.shippingInfo, at);
  const sale = await saleOf(trx, placing);
  await stockLedger().shift(trx, sale.changes, at);
  const row = newRow(at);
  // From here to the commit everybody else who orders waits: the counter comes as late as it can.
  const number = await nextOrderNumber(trx, shop.orderPrefix, businessDay(at), at);
  await stockLedger().note(trx, sale.changes, { reason: 'sale', actor: 'cliente', at, orderNumber: number });
  const id = await insertOrder(trx, placing, sale, number, row);
  const order = await findOrder(trx, { id });
  if (!order) throw new Error('the order that was just placed is not there');
  return JSON.stringify({
    status: 'success',
    order: asOrder(order),
    orderNumber: number,
    linkToken: linkToken(number, at),
  });
}

async function placeOnce(trx: Trx, placing: Placing, attempt: Attempt | null): Promise<PlacedOrder> {
  if (attempt && !(await takeKey(trx, attempt, placing.at))) {
    const body = await earlierAnswer(trx, attempt);
    if (body !== null) return { body, replayed: true };
  }
  const body = await place(trx, placing);
  if (attempt) await keepAnswer(trx, attempt, body);
  return { body, replayed: false };
}

/** Places an order: stock, number, lines and history in one transaction, or nothing at all. */
export async function placeOrder(draft: OrderDraft, attempt: Attempt | null): Promise<PlacedOrder> {
  const known = attempt ? await earlierAnswer(strapi.db.connection, attempt) : null;
  if (known !== null) return { body: known, replayed: true };
  const { checkout } = await siteContent().current();
  const shop = await shopSetting().current();
  const fault = checkoutFault(draft, checkout, shop.coverageCities);
  if (fault) throw checkoutError(fault);
  return inTransaction((trx) => placeOnce(trx, { draft, checkout, shop, at: new Date() }, attempt));
}
