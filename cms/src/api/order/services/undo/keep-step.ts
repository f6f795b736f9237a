import { HOUR_MS, UNDO_SECONDS, UNDO_TOLERANCE_SECONDS } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { mailsIn, type MailRecord } from '../../../../platform/mail/mail-records';
import { stepMailWaitMs } from '../../../../settings/environment';
import { coupons } from '../../../coupon/services/coupon';
import { carriesCases, stepFacts, type Moment, type StepFacts } from '../../domain/undo/step-facts';
import type { OrderRecord, StoredOrder } from '../../domain/order-view';
import { eventsIn, orderEvenDeleted } from '../order-records';
import { paymentsIn } from '../payments/order-payments';

/** A step can be undone for so long after it. */
export const UNDO_MS = (UNDO_SECONDS + UNDO_TOLERANCE_SECONDS) * 1000;

export const stepsIn = (db: Connection | Trx) => records('api::order-step.order-step', db);

type Before = Moment & {
  at: Date;
  lastPaymentId: number;
  lastMailId: number;
  unsent: MailRecord[];
  openCases: number;
};

const momentOf = async (trx: Trx, documentId: string): Promise<Moment> => {
  const order = await orderEvenDeleted(trx, documentId);
  return { order, usesCoupon: await coupons.isUsedIn(trx, order.orderNumber) };
};

const newest = { orderBy: ['-id'], select: ['id'] } as const;

const openCasesOf = (trx: Trx, orderDocumentId: string): Promise<number> =>
  records('api::case.case', trx).count({ orderDocumentId, dueAt: { $notNull: true } });

/** Returns what is built on an order and a step of it without changing it: its invoice, a claim of its payment, cases. */
export async function builtOn(trx: Trx, order: OrderRecord, facts: StepFacts): Promise<string> {
  const { invoiceNumber, invoiceUrl, dispute, documentId: orderDocumentId } = order;
  const opened = carriesCases(facts) ? await records('api::case.case', trx).count({ orderDocumentId }) : 0;
  return JSON.stringify([invoiceNumber, invoiceUrl, dispute, opened]);
}

async function look(trx: Trx, documentId: string): Promise<Before> {
  const moment = await momentOf(trx, documentId);
  const { id: orderId, orderNumber } = moment.order;
  return {
    ...moment,
    at: new Date(),
    lastPaymentId: (await paymentsIn(trx).one({ orderId }, newest))?.id ?? 0,
    lastMailId: (await mailsIn(trx).one({ orderNumber }, newest))?.id ?? 0,
    unsent: await mailsIn(trx).many({ orderNumber, state: 'waiting', attempts: 0 }),
    openCases: await openCasesOf(trx, documentId),
  };
}

/** Lets the mails of a step wait until it can no longer be undone; returns their ids. */
async function holdMails(trx: Trx, { order: { orderNumber }, at, lastMailId }: Before): Promise<string[]> {
  const where = { orderNumber, id: { $gt: lastMailId }, state: 'waiting' } as const;
  const mails = await mailsIn(trx).many(where, { select: ['messageId'] });
  if (mails.length > 0)
    await mailsIn(trx).update(where, { nextAttemptAt: new Date(at.getTime() + stepMailWaitMs()) });
  return mails.map(({ messageId }) => messageId);
}

/** Returns the mails that a step took back before they left, to queue them again with its undo. */
async function withdrawnMails(trx: Trx, { unsent }: Before): Promise<MailRecord[]> {
  const left = await mailsIn(trx).many({ id: unsent.map(({ id }) => id) }, { select: ['id'] });
  const ids = new Set(left.map(({ id }) => id));
  return unsent.filter(({ id }) => !ids.has(id));
}

// Money that left does not come back by itself, nor does an exchange that ended with its order.
async function isFinal(trx: Trx, { order, lastPaymentId, openCases }: Before): Promise<boolean> {
  const refund = { orderId: order.id, id: { $gt: lastPaymentId }, kind: 'refund' } as const;
  if (await paymentsIn(trx).has(refund)) return true;
  return openCases > 0 && (await openCasesOf(trx, order.documentId)) < openCases;
}

/** Keeps what a step of staff changed, so that they can undo it; returns the step's id. */
async function keep(trx: Trx, documentId: string, before: Before): Promise<string | undefined> {
  const { name: actor, id: actorId, requestId: step } = currentActor();
  if (actorId === null || (await isFinal(trx, before))) return undefined;
  const after = await momentOf(trx, documentId);
  const facts = stepFacts(before, after, []);
  if (!facts) return undefined;
  const kept = {
    ...facts,
    mails: await holdMails(trx, before),
    withdrawn: await withdrawnMails(trx, before),
    built: await builtOn(trx, after.order, facts),
  };
  const { id: orderId } = after.order;
  const lastEventId = (await eventsIn(trx).one({ orderId }, newest))?.id ?? 0;
  const { at, lastPaymentId } = before;
  await stepsIn(trx).append([{ orderId, step, at, actor, actorId, lastEventId, lastPaymentId, facts: kept }]);
  return step;
}

type Work<Done> = (trx: Trx, locked: StoredOrder) => Promise<Done>;

/** Does what staff want with an order, in a transaction of its own, so that they can undo it for a minute. */
export const undoable = <Done extends object>(
  documentId: string,
  work: Work<Done>,
): Promise<Done & { undo?: string }> => inTransaction((trx) => undoableIn(trx, documentId, work));

/** Does what staff want with an order inside the caller's transaction, so that they can undo it for a minute. */
export async function undoableIn<Done extends object>(
  trx: Trx,
  documentId: string,
  work: Work<Done>,
): Promise<Done & { undo?: string }> {
  const before = await look(trx, documentId);
  const done = await work(trx, before.order);
  const undo = await keep(trx, documentId, before);
  return { ...done, ...(undo && { undo }) };
}

/** Returns the step that the current call keeps of an order. */
export async function currentStep(trx: Trx, orderId: number): Promise<string | undefined> {
  const kept = await stepsIn(trx).one({ orderId, step: currentActor().requestId }, { select: ['step'] });
  return kept?.step;
}

/** Forgets steps that nobody can undo any more. */
export const deleteOldSteps = (): Promise<number> =>
  stepsIn(strapi.db.connection).remove({ at: { $lt: new Date(Date.now() - HOUR_MS) } });
