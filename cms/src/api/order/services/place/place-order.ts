import {
  errorCodes,
  missingForMinimum,
  resolveDeliveryMethod,
  orderTotals,
  type CheckoutContent,
  type CouponLine,
  type OrderDraft,
  type PolicyReference,
  type ShopSetting,
  DAY_MS,
  MAX_OPEN_ORDERS_PER_CONTACT,
  OPEN_STATUSES,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { newDocumentId } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import {
  findStoredId,
  runOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { HttpError, conflict } from '../../../../platform/http/http-error';
import { onPostgres, rateLimitFactor } from '../../../../settings/environment';
import { coupons } from '../../../coupon/services/coupon';
import { pictures } from '../../../picture-upload/services/picture-upload';
import { policies } from '../../../policy/services/policy';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { siteContent } from '../../../site-content/services/site-content';
import { asOrder, type OrderRecord } from '../../domain/order-view';
import { checkoutFault, type CheckoutFault } from '../../domain/place/checkout-rules';
import { newOrder } from '../../domain/place/new-order';
import { couponLinesOf } from '../../domain/place/coupon-lines';
import { findOrder } from '../order-records';
import { createTrackingToken } from '../track/tracking-token';
import { clientKeys, emailKey, phoneKey } from '../order-search-keys';
import { queueLowStockMails } from '../queue-low-stock-mails';
import { withPayUrl } from '../online/open-checkout';
import { queueOrderMails } from '../queue-order-mail';
import { belowMinimumError, checkoutFaultError, priceChangedError } from './order-errors';
import { planSale, storeSale, type PlannedSale } from './planned-sale';

const gone = () =>
  new HttpError(
    410,
    errorCodes.orderGone,
    'Ese pedido ya no existe. Si todavía querés los productos, confirmá la compra de nuevo.',
  );

/** Returns the JSON that answers the call that placed an order. */
const placedOrderResponse = (order: OrderRecord): string =>
  JSON.stringify({
    status: 'success',
    order: asOrder(order),
    orderNumber: order.orderNumber,
    linkToken: createTrackingToken(order),
  });

/** Returns the same for an order that is stored, as it is now; throws 410 when it was deleted. */
async function readPlacedOrder(db: Connection | Trx, documentId: string): Promise<string> {
  const order = await findOrder(db, { documentId });
  if (!order) throw gone();
  return placedOrderResponse(order);
}

type OrderRequest = {
  draft: OrderDraft;
  checkout: CheckoutContent;
  shop: ShopSetting;
  acceptedPolicies: PolicyReference[];
  at: Date;
};
type LockedCoupon = Awaited<ReturnType<typeof coupons.lock>>;

async function lockCoupon(
  trx: Trx,
  { couponCode, shippingInfo }: OrderDraft,
  lines: CouponLine[],
): Promise<LockedCoupon | null> {
  if (!couponCode) return null;
  return coupons.lock(trx, couponCode, lines, clientKeys(shippingInfo));
}

async function priceSale(trx: Trx, { lines, products }: PlannedSale, { draft, checkout }: OrderRequest) {
  const byId = new Map(products.map((product) => [product.documentId, product]));
  const coupon = await lockCoupon(trx, draft, couponLinesOf(lines, byId));
  const delivery = resolveDeliveryMethod(draft);
  const totals = orderTotals(lines, delivery, draft.paymentMethod, checkout, coupon?.applied);
  const missing = missingForMinimum(totals.subtotal - totals.couponDiscount, checkout);
  if (missing > 0) throw belowMinimumError(missing, checkout);
  if (typeof draft.total === 'number' && draft.total !== totals.total) throw priceChangedError(totals, lines);
  return { coupon, totals };
}

async function claimProof(trx: Trx, { draft }: OrderRequest, documentId: string): Promise<string> {
  const { paymentMethod, transferProofUrl } = draft;
  if (!transferProofUrl) return '';
  if (paymentMethod === 'transfer') return pictures.claim(trx, transferProofUrl, documentId);
  // A shopper may upload a proof and then choose cash; an invalid address is rejected all the same.
  pictures.requireProofId(transferProofUrl);
  return '';
}

type Contact = { email: string; phone: string };

// Concurrent orders of one contact must count each other; the order of the locks prevents a deadlock.
const lockContact = (trx: Trx, keys: readonly string[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(?::text[]) with ordinality as keys(key, at) order by at`,
    [[...keys].sort()],
  );

/** Throws 409 when a contact has too many open orders of the last day: fake orders would hold all stock. */
async function enforceOpenOrderLimit(trx: Trx, { email, phone }: Contact, now: Date): Promise<void> {
  const mail = emailKey(email);
  const number = phoneKey(phone);
  if (onPostgres()) await lockContact(trx, [`email ${mail}`, `phone ${number}`]);
  const since = new Date(now.getTime() - DAY_MS);
  const countBy = (column: string, value: string) =>
    trx('orders')
      .where(column, value)
      .where('created_at', '>', since)
      .whereNull('deleted_at')
      .whereIn('order_status', [...OPEN_STATUSES])
      .count();
  const [row] = await trx.select({
    byEmail: countBy('email_key', mail),
    byPhone: number ? countBy('phone_key', number) : trx.raw('0'),
  });
  if (Math.max(Number(row?.byEmail), Number(row?.byPhone)) >= MAX_OPEN_ORDERS_PER_CONTACT * rateLimitFactor())
    throw conflict(
      'Ya tenés varios pedidos abiertos. Escribinos para completarlos antes de hacer otro.',
      errorCodes.tooManyOpenOrders,
    );
}

async function storeOrder(trx: Trx, request: OrderRequest) {
  const { draft, checkout, shop, acceptedPolicies, at } = request;
  await enforceOpenOrderLimit(trx, draft.shippingInfo, at);
  const sale = await planSale(trx, draft.items, { sellsPaused: false });
  const { coupon, totals } = await priceSale(trx, sale, request);
  const documentId = newDocumentId();
  const transferProof = await claimProof(trx, request, documentId);
  const { lines } = sale;
  const order = await storeSale(trx, sale, { actor: 'cliente', at, shop, documentId }, (orderNumber) =>
    newOrder({ draft, checkout, orderNumber, transferProof, lines, totals, coupon, acceptedPolicies, at }),
  );
  if (coupon) await coupons.use(trx, coupon, order.orderNumber);
  await queueOrderMails(trx, order, at);
  await queueLowStockMails(trx, sale.products, sale.changes, at);
  return { documentId, body: placedOrderResponse(order) };
}

// A retry is answered even when the order could no longer be placed.
async function replayOrReject(
  fault: CheckoutFault,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const db = strapi.db.connection;
  const stored = attempt ? await findStoredId(db, attempt) : null;
  if (stored === null) throw checkoutFaultError(fault);
  return { body: await readPlacedOrder(db, stored), replayed: true };
}

async function storeOnce(draft: OrderDraft, attempt: IdempotentCall | null): Promise<IdempotentResponse> {
  const { checkout } = await siteContent.current();
  const shop = await shopSetting.current();
  const acceptedPolicies = await policies.acceptedOf(draft.policies);
  const fault = checkoutFault(draft, checkout, shop.coverageCities);
  if (fault) return replayOrReject(fault, attempt);
  return inTransaction((trx) => {
    const at = new Date();
    return runOnce(trx, attempt, at, {
      run: () => storeOrder(trx, { draft, checkout, shop, acceptedPolicies, at }),
      replay: (documentId) => readPlacedOrder(trx, documentId),
    });
  });
}

/** Returns whether an earlier call with the same key has placed the order. */
export const isPlaced = async (attempt: IdempotentCall | null): Promise<boolean> =>
  attempt !== null && (await findStoredId(strapi.db.connection, attempt)) !== null;

/** Places an order in one transaction. Nothing is read before it: under load each query waits for a connection. */
export async function placeOrder(
  draft: OrderDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const placed = await storeOnce(draft, attempt);
  // The provider is asked after the commit: the order stands whether it answers or not.
  return draft.paymentMethod === 'mercado_pago' ? { ...placed, body: await withPayUrl(placed.body) } : placed;
}
