import {
  balanceOf,
  fulfillmentLabel,
  isStopped,
  statusLabel,
  type AdminOrder,
  type CheckoutContent,
  type OrderEdit,
  type OrderEditPreview,
  type Contact,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StoredProduct } from '../../../../database/records';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { badField, conflict } from '../../../../platform/http/http-error';
import { clients } from '../../../client/services/client';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { siteContent } from '../../../site-content/services/site-content';
import { contactNotes, editedContact } from '../../domain/edit/edited-contact';
import { editedCoupon, type EditedCoupon } from '../../domain/edit/edited-coupon';
import { editNote, editPlan, type EditedLine, type EditPlan } from '../../domain/edit/edited-lines';
import { editedTotals, type EditedTotals } from '../../domain/edit/edited-totals';
import type { OrderRecord } from '../../domain/order-view';
import { withCouponShares } from '../../domain/place/coupon-lines';
import { orderChangedMail } from '../../domain/status/change-mails';
import { exchangesOfOrder } from '../exchanges-of-order';
import { recordEvent } from '../order-events';
import { lockOrder, staffOrderWithHistory } from '../order-records';
import { checkClientAddress, orderFaultError } from '../place/order-errors';
import { markPaidOrder } from '../payments/record-payment';
import { queueOrderMail } from '../queue-order-mail';
import { staleOrder } from '../stale-order';
import { exchangeUnits, lockProducts } from '../status/order-stock';
import { undoable } from '../undo/keep-step';
import { storeEdit } from './store-edit';

type PlannedEdit = {
  order: OrderRecord;
  plan: Omit<EditPlan, 'lines'> & { lines: EditedLine[] };
  coupon: EditedCoupon;
  totals: EditedTotals;
  contact: Contact;
  products: ReadonlyMap<string, StoredProduct>;
};

async function checkEditable(trx: Trx, order: OrderRecord, { expectedUpdatedAt }: OrderEdit): Promise<void> {
  if (expectedUpdatedAt !== order.updatedAt)
    throw await staleOrder(trx, order, 'La orden cambió mientras la editabas', { since: expectedUpdatedAt });
  if (isStopped(order.status) || !order.stockHeld)
    throw conflict(`La orden está en ${statusLabel(order.status)}: no se puede editar.`);
  if (order.fulfillment === 'delivered')
    throw conflict(
      `La orden ya está ${fulfillmentLabel(order.fulfillment, order.deliveryMethod).toLowerCase()}: no se puede editar.`,
    );
}

function checkLines({ lines }: OrderRecord, { items }: OrderEdit): void {
  const strange = items.findIndex(
    ({ lineId }) => lineId !== undefined && !lines.some(({ id }) => id === lineId),
  );
  if (strange >= 0) throw badField(`items.${strange}.lineId`, 'Ese renglón no es de esta orden.');
}

async function planEdit(
  trx: Trx,
  documentId: string,
  edit: OrderEdit,
  checkout: CheckoutContent,
): Promise<PlannedEdit> {
  const order = await lockOrder(trx, documentId);
  await checkEditable(trx, order, edit);
  checkLines(order, edit);
  await exchangesOfOrder.get().refuseWhileOpen(trx, documentId);
  const contact = editedContact(order, edit, checkout);
  if (edit.deliveryMethod === 'pickup' && order.fulfillment === 'in_transit')
    throw conflict('La orden está en camino: no puede pasar a retiro.');
  const products = await lockProducts(trx, [...order.lines, ...edit.items]);
  const plan = editPlan(edit.items, order.lines, products);
  if ('fault' in plan) throw orderFaultError(plan.fault);
  const coupon = editedCoupon(order, plan.lines, products, edit.coupon);
  const lines = withCouponShares(coupon.couponTerms, plan.lines, products);
  const totals = editedTotals(order, lines, coupon, edit, checkout);
  if (!totals) throw badField('agreedDiscount', 'El descuento es mayor que los productos.');
  return { order, plan: { ...plan, lines }, coupon, totals, contact, products };
}

const queueChangedMail = (trx: Trx, order: OrderRecord, oldTotal: number, at: Date) =>
  queueOrderMail(trx, order, {
    kind: 'order-changed',
    at,
    build: (facts) => orderChangedMail(facts, oldTotal),
  });

async function apply(trx: Trx, planned: PlannedEdit, edit: OrderEdit): Promise<AdminOrder> {
  const { order, plan, coupon, totals, contact, products } = planned;
  const at = new Date();
  const cause = { actor: currentActor().name, at, reason: 'order-edited' as const };
  const stockEffect = await exchangeUnits(trx, order, plan, products, cause);
  await storeEdit(trx, planned, edit);
  const note = editNote(order, {
    lines: plan.lines,
    total: totals.total,
    reason: edit.reason,
    others: [...contactNotes(order, contact, edit, totals), ...(coupon.note ? [coupon.note] : [])],
  });
  await recordEvent(trx, order.id, { type: 'edit', at, note, stockEffect });
  await markPaidOrder(trx, order.documentId, false);
  const changed = await lockOrder(trx, order.documentId);
  if (edit.notify !== false) await queueChangedMail(trx, changed, order.total, at);
  return staffOrderWithHistory(trx, changed);
}

// An order that already goes to a city may stay, although the shop no longer delivers there.
const citiesFor = ({ order, contact }: PlannedEdit, coverage: readonly string[]): readonly string[] =>
  order.deliveryMethod === 'home' && order.city === contact.city ? [contact.city] : coverage;

/** Changes an order that is not delivered, in one transaction with its stock and history; throws 409 when it has changed. */
export async function editOrder(documentId: string, edit: OrderEdit) {
  // The client of before tells whether the edit gives the order to somebody else.
  await clients.catchUp();
  const { checkout } = await siteContent.current();
  const { coverageCities } = await shopSetting.current();
  return undoable(documentId, async (trx) => {
    const planned = await planEdit(trx, documentId, edit, checkout);
    if (planned.coupon.question) throw badField('coupon', planned.coupon.question);
    checkClientAddress(planned.contact, edit.deliveryMethod, citiesFor(planned, coverageCities));
    return { order: await apply(trx, planned, edit) };
  });
}

/** Says what an edit would cost, and changes nothing; throws as the edit would, but needs no address yet. */
export async function previewEdit(documentId: string, edit: OrderEdit): Promise<OrderEditPreview> {
  const { checkout } = await siteContent.current();
  return inTransaction(async (trx) => {
    const { order, totals, coupon } = await planEdit(trx, documentId, edit, checkout);
    return {
      ...totals,
      couponCode: coupon.couponCode,
      couponMissing: coupon.missing,
      totalBefore: order.total,
      paidAmount: order.paidAmount,
      due: balanceOf({ ...order, total: totals.total }),
    };
  });
}
