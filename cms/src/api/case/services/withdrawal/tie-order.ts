import { caseStepMessages, withdrawalDeadline, withdrawalTerm, type CaseDetail } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { isUniqueViolation } from '../../../../database/database-errors';
import { conflict, notFound } from '../../../../platform/http/http-error';
import { orders } from '../../../order/services/order';
import { casesIn } from '../case-records';
import { readCase } from '../case-view';
import { withdrawalKey } from './open-withdrawal';
import { recordCaseStep } from '../record-case-step';
import { lockWithdrawal } from './record-withdrawal-step';

async function checkFree(trx: Trx, openKey: string): Promise<void> {
  const other = await casesIn(trx).one({ openKey }, { select: ['code'] });
  if (other) throw conflict(`Esa orden ya tiene el caso ${other.code}.`);
}

type Order = NonNullable<Awaited<ReturnType<typeof orders.identify>>>['order'];

async function tie(trx: Trx, documentId: string, order: Order): Promise<CaseDetail> {
  const found = await lockWithdrawal(trx, documentId);
  if (found.orderDocumentId) throw conflict(caseStepMessages.tied);
  const openKey = withdrawalKey(order);
  await checkFree(trx, openKey);
  const deadline = withdrawalDeadline(order);
  const term = withdrawalTerm(deadline, new Date(found.receivedAt));
  const { documentId: orderDocumentId, deliveredAt } = order;
  await casesIn(trx).update({ id: found.id }, { orderDocumentId, deliveredAt, deadline, term, openKey });
  const data = { orderNumber: order.orderNumber, term };
  await recordCaseStep(trx, { ...found, term }, { step: 'order_tied', at: new Date(), data });
  return readCase(trx, documentId);
}

/** Names the order of a withdrawal that came without one; its term counts from the order's delivery. */
export async function tieOrder(documentId: string, orderNumber: string): Promise<CaseDetail> {
  const identified = await orders.identify(orderNumber, {});
  if (!identified) throw notFound(caseStepMessages.noOrder);
  try {
    return await inTransaction((trx) => tie(trx, documentId, identified.order));
  } catch (error) {
    // The buyer, or somebody else of the staff, opened the order's own case meanwhile.
    if (isUniqueViolation(error)) throw conflict(caseStepMessages.orderTaken);
    throw error;
  }
}
