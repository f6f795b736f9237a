import { caseMessages, caseStepMessages, type CaseDetail, type CaseStepDraft } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { badRequest, conflict } from '../../../../platform/http/http-error';
import { orders } from '../../../order/services/order';
import { lockCase, type StoredCase } from '../case-records';
import { readCase } from '../case-view';
import { recordCaseStep } from '../record-case-step';

/** Locks a withdrawal; throws 404 without the case, and 400 for a case of another kind, which has calls of its own. */
export async function lockWithdrawal(trx: Trx, documentId: string): Promise<StoredCase> {
  const found = await lockCase(trx, documentId);
  if (found.kind !== 'withdrawal') throw badRequest(caseMessages.badKind);
  return found;
}

// Money that the shop still has of her cannot be left in a closed case.
async function checkClosing(trx: Trx, { orderDocumentId }: StoredCase, draft: CaseStepDraft): Promise<void> {
  if (draft.step !== 'closed' || draft.reason !== 'nothing_paid' || !orderDocumentId) return;
  const { paidAmount } = await orders.lock(trx, orderDocumentId);
  if (paidAmount > 0) throw conflict(caseStepMessages.paid);
}

/** Records a step of a withdrawal; goods that come back stop the order and return to stock. */
export const recordWithdrawalStep = (documentId: string, draft: CaseStepDraft): Promise<CaseDetail> =>
  inTransaction(async (trx) => {
    const before = await lockWithdrawal(trx, documentId);
    const { step, note, way, goods, reason } = draft;
    await checkClosing(trx, before, draft);
    const data = { ...(way && { way }), ...(goods && { goods }), ...(reason && { reason }) };
    await recordCaseStep(trx, before, { step, note, data, at: new Date() });
    if (goods && before.orderDocumentId)
      await orders.takeGoodsBack(trx, before.orderDocumentId, goods, draft);
    return readCase(trx, documentId);
  });
