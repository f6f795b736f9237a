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
import type { OrderRecord } from '../../domain/order-view';
import { fieldsBefore, isAsLeft, type StepFacts } from '../../domain/undo/step-facts';
import { recordEvent } from '../order-events';
import { clientKeys } from '../order-search-keys';
import { eventsIn, linesIn, orderEvenDeleted, ordersIn } from '../order-records';
import { undoEntriesAfter } from '../payments/order-payments';
import { holdUnits, releaseUnits } from '../status/order-stock';
import { momentOf, stepsIn, UNDO_MS } from './keep-step';

type Step = RecordOf<'api::order-step.order-step'>;

/** Events that change nothing of what a step changes. */
const HARMLESS = ['note', 'whatsapp'] as const;

/** Throws 409 when the order has changed since the step, and names who did it. */
async function checkUnchanged(trx: Trx, order: OrderRecord, step: Step): Promise<void> {
  const { id: orderId, orderNumber } = order;
  const since = { orderId, id: { $gt: step.lastEventId } } as const;
  const later = (await eventsIn(trx).many(since, { orderBy: ['-id'] })).find(
    ({ type }) => !(HARMLESS as readonly string[]).includes(type),
  );
  if (later || !isAsLeft(step.facts, order))
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

/** Moves the units of the lines back to where the step found them. */
async function moveUnitsBack(trx: Trx, order: OrderRecord, { lines }: StepFacts, at: Date) {
  const actor = currentActor().name;
  const unitsBefore = new Map(lines.map(({ id, held: [before] }) => [id, before]));
  const moved = order.lines.flatMap((line) => {
    const before = unitsBefore.get(line.id);
    return before === undefined ? [] : [{ ...line, before }];
  });
  const wanted = moved.filter(({ before, unitsHeld }) => before > unitsHeld);
  const surplus = moved.filter(({ before, unitsHeld }) => before < unitsHeld);
  const held = await holdUnits(
    trx,
    { ...order, lines: wanted.map(({ before, ...line }) => ({ ...line, quantity: before })) },
    0,
    { actor, at, reason: 'reactivation' },
  );
  const released = await releaseUnits(
    trx,
    order,
    surplus.map(({ before, ...line }) => ({ ...line, unitsHeld: line.unitsHeld - before })),
    { actor, at, reason: 'cancellation' },
  );
  for (const { id, returned } of lines) await linesIn(trx).update({ id }, { unitsReturned: returned[0] });
  return [...held.effect, ...released.effect];
}

async function undoCouponUse(trx: Trx, order: OrderRecord, { usedCoupon }: StepFacts, at: Date) {
  const [before, after] = usedCoupon;
  if (before && !after) await coupons.takeUseAgain(trx, order.orderNumber, clientKeys(order));
  if (!before && after) await coupons.giveUseBack(trx, order.orderNumber, at);
}

type Change = Pick<
  Parameters<typeof recordEvent>[2],
  'type' | 'from' | 'to' | 'paidAtBefore' | 'paidAtAfter'
>;

/** Returns what the history says: an entry for each kind of thing that the step had changed. */
function undoneChanges(after: OrderRecord, before: OrderRecord): Change[] {
  const changes: Change[] = [];
  if (after.deletedAt !== before.deletedAt)
    changes.push({ type: before.deletedAt === null ? 'restored' : 'deleted', to: before.status });
  if (after.status !== before.status)
    changes.push({
      type: 'status',
      from: after.status,
      to: before.status,
      paidAtBefore: after.paidAt,
      paidAtAfter: before.paidAt,
    });
  if (after.fulfillment !== before.fulfillment)
    changes.push({ type: 'fulfillment', from: after.fulfillment, to: before.fulfillment });
  if (changes.length === 0) changes.push({ type: after.paidAmount !== before.paidAmount ? 'void' : 'note' });
  return changes;
}

async function recordUndone(trx: Trx, after: OrderRecord, before: OrderRecord, effect: UnitsMoved, at: Date) {
  const note = undoneBy(currentActor().name);
  for (const [place, change] of undoneChanges(after, before).entries())
    await recordEvent(trx, before.id, { ...change, at, note, ...(place === 0 && { stockEffect: effect }) });
  const { orderNumber } = before;
  await audit({
    action: 'order-step-undone',
    before: named(after),
    after: { orderNumber, ...named(before) },
  });
}

type UnitsMoved = Awaited<ReturnType<typeof moveUnitsBack>>;

const named = ({ status, fulfillment, deliveryMethod, paidAmount }: OrderRecord) => ({
  status: statusLabel(status),
  fulfillment: fulfillmentLabel(fulfillment, deliveryMethod),
  paidAmount,
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
    const { facts } = step;
    await dropMails(trx, order, facts);
    await undoEntriesAfter(trx, order.id, step.lastPaymentId);
    const effect = await moveUnitsBack(trx, order, facts, at);
    await ordersIn(trx).update({ id: order.id }, fieldsBefore(facts));
    await undoCouponUse(trx, order, facts, at);
    await stepsIn(trx).update({ id: step.id }, { undoneAt: at });
    await recordUndone(trx, order, (await momentOf(trx, documentId)).order, effect, at);
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
