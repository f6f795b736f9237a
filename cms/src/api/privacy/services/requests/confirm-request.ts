import { dataRequestMessages } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { notFound } from '../../../../platform/http/http-error';
import { cases } from '../../../case/services/case';
import { answerOf } from './open-request';
import { recordProof, requireRequest, type RequestCase } from './request-case';
import { confirmedCaseId } from './request-links';

const CONFIRMABLE = ['unverified', 'verified', 'limited', 'answered'];

function requireOpen(request: RequestCase): void {
  // A case whose person was erased has no address any more: its link ends.
  if (!request.email || !CONFIRMABLE.includes(request.state)) throw notFound(dataRequestMessages.token);
}

/** Records that the receiver of the mail confirmed a request, as often as the link is opened; throws 404 for other links. */
export const confirmDataRequest = (token: string) =>
  inTransaction(async (trx) => {
    const id = confirmedCaseId(token);
    if (id === null) throw notFound(dataRequestMessages.token);
    const request = requireRequest(await cases.lock(trx, id));
    requireOpen(request);
    const proven = await recordProof(trx, request, 'verified_by_mail', 'cliente');
    return answerOf(trx, proven, dataRequestMessages.confirmed, 'email');
  });
