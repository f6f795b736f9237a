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
import { builtOn, stepsIn, UNDO_MS } from './keep-step';
import { putLinesBack } from './put-lines-back';

type Step = RecordOf<'api::order-step.order-step'>;

type Event = RecordOf<'api::order-event.order-event'>;

/** Events that change nothing of what a step changes; what some of them build on the order is looked at itself. */
const HARMLESS: readonly string[] = ['note', 'whatsapp'];

/** Returns the events since a step that stand, the newest first: those of a step that is undone do not. */
async function eventsSince(trx: Trx, { id, orderId, lastEventId }: Step): Promise<Event[]> {
  const undone = await stepsIn(trx).many({ orderId, id: { $gt: id }, undoneAt: { $notNull: true } });
  const calls = new Set<string | null>(undone.map(({ step }) => step));
  // The undo of a step and the events that tell of it bear the same moment.
  const moments = new Set(undone.map(({ undoneAt }) => undoneAt));
  const events = await eventsIn(trx).many({ orderId, id: { $gt: lastEventId } }, { orderBy: ['-id'] });
  return events.filter(({ requestId, at }) => !calls.has(requestId) && !moments.has(at));
}

/** Throws 409 when the order has changed since the step, and names who did it. */
async function checkUnchanged(trx: Trx, order: StoredOrder, step: Step): Promise<void> {
  const events = await eventsSince(trx, step);
  const facts = factsOf(step);
  const isBuiltOn = facts.built !== undefined && facts.built !== (await builtOn(trx, order, facts));
  const later = events.find(({ type }) => !HARMLESS.includes(type)) ?? (isBuiltOn ? events[0] : undefined);
  if (later || isBuiltOn || !isAsLeft(facts, order))
    throw conflict(undoMessages.changedSince(order.orderNumber, later?.actor || 'Otra persona'));
}

function checkOwn({ actorId, actor }: Step): void {
  if (actorId !== currentActor().id) throw conflict(undoMessages.ofAnother(actor));
}

function checkInTime({ at }: Step, now: Date): void {
  if (now.getTime() - Date.parse(at) > UNDO_MS) throw conflict(undoMessages.tooLate);
}

/** Drops the mails that tell of the step; throws 409 when one has left. */
async function dropMails(trx: Trx, { orderNumber }: OrderRecord, { mails }: StepFacts): Promise<void> {
  if (mails.length === 0) return;
  const dropped = await mailsIn(trx).remove({ messageId: mails, state: 'waiting', attempts: 0 });
  if (dropped < mails.length) throw conflict(undoMessages.mailLeft(orderNumber));
}

/** Queues the mails that a step took back again, each for its moment. */
async function queueWithdrawn(trx: Trx, { withdrawn = [] }: StepFacts): Promise<void> {
  await mailsIn(trx).append(
    withdrawn.map((mail) => ({ ...mail, nextAttemptAt: new Date(mail.nextAttemptAt ?? mail.createdAt) })),
  );
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
    checkOwn(step);
    if (step.undoneAt) return;
    checkInTime(step, at);
    await checkUnchanged(trx, order, step);
    const facts = factsOf(step);
    await dropMails(trx, order, facts);
    await queueWithdrawn(trx, facts);
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
