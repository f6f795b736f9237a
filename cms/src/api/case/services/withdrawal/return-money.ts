import {
  businessDay,
  caseMessages,
  caseStepMessages,
  nextCaseSteps,
  type CaseRefund,
  paymentMessages,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { badRequest, conflict } from '../../../../platform/http/http-error';
import { orders } from '../../../order/services/order';
import type { StoredCase } from '../case-records';
import { readCase } from '../case-view';
import type { NewStep } from '../record-case-step';
import { recordCaseStep } from '../record-case-step';
import { lockWithdrawal } from './record-withdrawal-step';

const STEP = 'money_returned';

/** Takes over what was returned for the order since the case arrived, without returning it again. */
async function recordedStep(trx: Trx, found: StoredCase, at: Date): Promise<NewStep> {
  const { orderDocumentId, receivedAt } = found;
  const order = orderDocumentId && (await orders.withdrawn(trx, orderDocumentId, new Date(receivedAt)));
  if (!order || order.returnedSince === 0) throw conflict(caseStepMessages.nothingReturned);
  return { step: STEP, at, amount: order.returnedSince, data: { recorded: true } };
}

async function refundStep(trx: Trx, found: StoredCase, refund: CaseRefund, at: Date): Promise<NewStep> {
  if ('recorded' in refund) return recordedStep(trx, found, at);
  const { amount, method, note, day = businessDay(at) } = refund;
  if (day > businessDay(at)) throw badRequest(paymentMessages.futureDay);
  // Without an order there is no ledger: the case alone says what was returned.
  if (found.orderDocumentId) await orders.refund(trx, found.orderDocumentId, refund);
  return { step: STEP, at, amount, day, note, data: { method } };
}

/** Returns the money of a withdrawal by the order's ledger and closes the case: a second call finds it closed. */
export const returnCaseMoney = (
  documentId: string,
  refund: CaseRefund,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> =>
  answerOnce(attempt, {
    async run(trx, at) {
      const before = await lockWithdrawal(trx, documentId);
      if (!nextCaseSteps(before.kind, before).includes(STEP)) throw conflict(caseMessages.badStep);
      await recordCaseStep(trx, before, await refundStep(trx, before, refund, at));
      return documentId;
    },
    answer: async (trx) => ({ case: await readCase(trx, documentId) }),
  });
