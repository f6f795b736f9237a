import { fulfillmentLabel, statusLabel, undoMessages, undoneBy } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { audit } from '../../../../platform/access/audit-log';
import { bulkAction } from '../../../../platform/edits/bulk-action';
import { conflict } from '../../../../platform/http/http-error';
import { mailsIn } from '../../../../platform/mail/mail-records';
import { coupons } from '../../../coupon/services/coupon';
import type { OrderRecord, StoredOrder } from '../../domain/order-view';
import { factsOf, fieldsBefore, isAsLeft, type StepFacts } from '../../domain/undo/step-facts';
import { undoneChanges } from '../../domain/undo/undone-changes';
import { recordEvent } from '../order-events';
import { clientKeys, searchKeys } from '../order-search-keys';
import { eventsIn, orderEvenDeleted, ordersIn } from '../order-records';
import { undoEntriesAfter } from '../payments/order-payments';
import type { AppliedMoves } from '../status/order-stock';
import { stepsIn, UNDO_MS } from './keep-step';
import { putLinesBack } from './put-lines-back';

type Step = RecordOf<'api::order-step.order-step'>;

/** Events that change nothing of what a step changes. */
const HARMLESS = ['note', 'whatsapp'] as const;

/** Throws 409 when the order has changed since the step, and names who did it. */
async function checkUnchanged(trx: Trx, order: StoredOrder, step: Step): Promise<void> {
  const { id: orderId, orderNumber } = order;
  const since = { orderId, id: { $gt: step.lastEventId } } as const;
  const later = (await eventsIn(trx).many(since, { orderBy: ['-id'] })).find(
    ({ type }) => !(HARMLESS as readonly string[]).includes(type),
  );
  if (later || !isAsLeft(factsOf(step), order))
    throw conflict(undoMessages.changedSince(orderNumber, later?.actor || 'Otra persona'));
}

function checkOwnAndInTime({ actorId, actor, at }: Step, now: Date): void {
  if (actorId !== currentActor().id) throw conflict(undoMessages.ofAnother(actor));
  if (now.getTime() - Date.parse(at) > UNDO_MS) throw conflict(undoMessages.tooLate);
}

/** Drops the mails that tell of the step; throws 409 when one has left. */
async function dropMails(trx: Trx, { orderNumber }: OrderRecord, { mails }: StepFacts): Promise<void> {
  if (mails.length === 0) return;
  const dropped = await mailsIn(trx).remove({ messageId: mails, state: 'waiting', attempts: 0 });
  if (dropped < mails.length) throw conflict(undoMessages.mailLeft(orderNumber));
}

/** Takes the use of a coupon that a step gave back or dropped again, and gives one that it took back. */
async function undoCouponUse(trx: Trx, before: OrderRecord, { order, usedCoupon }: StepFacts, at: Date) {
  const [used, uses] = usedCoupon;
  const { orderNumber, couponCode } = before;
  if (used && !uses) {
    if (order.couponCode) await coupons.keepDropped(trx, couponCode, orderNumber, at);
    await coupons.takeUseAgain(trx, orderNumber, clientKeys(before));
  }
  if (!used && uses) await coupons.giveUseBack(trx, orderNumber, at);
}

type Undone = { after: OrderRecord; before: OrderRecord; facts: StepFacts; effect: AppliedMoves['effect'] };

async function recordUndone(trx: Trx, { after, before, facts, effect }: Undone, at: Date): Promise<void> {
  const note = undoneBy(currentActor().name);
  for (const [place, change] of undoneChanges(after, before, facts).entries())
    await recordEvent(trx, before.id, { ...change, at, note, ...(place === 0 && { stockEffect: effect }) });
  const { orderNumber } = before;
  await audit({
    action: 'order-step-undone',
    before: named(after),
    after: { orderNumber, ...named(before) },
  });
}

const named = ({ status, fulfillment, deliveryMethod, paidAmount, total }: OrderRecord) => ({
  status: statusLabel(status),
  fulfillment: fulfillmentLabel(fulfillment, deliveryMethod),
  paidAmount,
  total,
});

/** Takes one step of one order back, in a transaction of its own; one that is taken back already changes nothing more. */
const undoOne = (documentId: string, stepId: number): Promise<void> =>
  inTransaction(async (trx) => {
    const order = await orderEvenDeleted(trx, documentId);
    const step = await stepsIn(trx).one({ id: stepId }, { isLocked: true });
    const at = new Date();
    if (!step) throw conflict(undoMessages.tooLate);
    if (step.undoneAt) return;
    checkOwnAndInTime(step, at);
    await checkUnchanged(trx, order, step);
    const facts = factsOf(step);
    await dropMails(trx, order, facts);
    await undoEntriesAfter(trx, order.id, step.lastPaymentId);
    const effect = await putLinesBack(trx, order, facts, at);
    await ordersIn(trx).update({ id: order.id }, fieldsBefore(facts));
    const before = await orderEvenDeleted(trx, documentId);
    await ordersIn(trx).update({ id: order.id }, searchKeys(before.orderNumber, before, before.lines));
    await undoCouponUse(trx, before, facts, at);
    await stepsIn(trx).update({ id: step.id }, { undoneAt: at });
    await recordUndone(trx, { after: order, before, facts, effect }, at);
  });

/** Takes back what one call of staff did to one or several orders; throws 409 with the reason when none can be. */
export async function undoStep(step: string) {
  const db = strapi.db.connection;
  const kept = await stepsIn(db).many({ step }, { orderBy: ['-id'], select: ['id', 'orderId'] });
  if (kept.length === 0) throw conflict(undoMessages.tooLate);
  const orderId = kept.flatMap((one) => one.orderId ?? []);
  const orders = await ordersIn(db).many({ id: orderId }, { select: ['id', 'documentId'] });
  const stepOf = new Map(
    orders.map(({ id, documentId }) => [documentId, kept.find((one) => one.orderId === id)?.id ?? 0]),
  );
  const answer = await bulkAction([...stepOf.keys()], (id) => undoOne(id, stepOf.get(id) ?? 0));
  const [refused] = answer.failed;
  if (refused && answer.changed.length === 0) throw conflict(refused.message);
  return answer;
}
