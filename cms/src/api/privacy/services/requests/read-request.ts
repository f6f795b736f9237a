import {
  dataRequestDue,
  dataRequestMessages,
  type DataRequestDetail,
  type DataRequestStep,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { conflict } from '../../../../platform/http/http-error';
import { cases, shopSetting } from '../../../../platform/services';
import { requestText } from '../../domain/request-mails';
import { findBlockers } from './find-blockers';
import { exportLinks } from './request-links';
import { isProven, personOf, recordProof, requestOf, requireRequest, type RequestCase } from './request-case';

const NEEDS_PROOF = ['handed_over', 'rectified'];

async function textFor(request: RequestCase, proven: boolean): Promise<string> {
  const kind = requestOf(request);
  return requestText({
    ...{ code: request.code, request: kind, state: request.state, isProven: proven },
    dueAt: dataRequestDue(kind, new Date(request.receivedAt)),
    brand: (await shopSetting().current()).brand,
    page: proven ? exportLinks(request.documentId, 'own').page : null,
  });
}

async function detailOf(db: Connection | Trx, request: RequestCase): Promise<DataRequestDetail> {
  const { proven, orders } = await personOf(db, request);
  const known = isProven(proven);
  const kind = requestOf(request);
  return {
    state: request.state,
    request: kind,
    isProven: known,
    orders: orders.map(({ orderNumber }) => orderNumber),
    blockers: kind === 'deletion' && known ? await findBlockers(db, { orders }) : [],
    links: known ? exportLinks(request.documentId, 'staff') : null,
    whatsappText: await textFor(request, known),
  };
}

/** Returns a data request for staff; throws 404. */
export async function readDataRequest(id: string): Promise<DataRequestDetail> {
  const db = strapi.db.connection;
  return detailOf(db, requireRequest(await cases().find(db, id)));
}

/** Records a step of a data request; throws 409 when data would be handed out before the person is proven. */
export const recordDataRequestStep = (id: string, { step, note }: DataRequestStep) =>
  inTransaction(async (trx) => {
    const request = requireRequest(await cases().lock(trx, id));
    if (step === 'verified_by_staff') return detailOf(trx, await recordProof(trx, request, step));
    if (NEEDS_PROOF.includes(step) && request.state === 'unverified')
      throw conflict(dataRequestMessages.notVerified);
    return detailOf(trx, await cases().record(trx, request, { step, note, at: new Date() }));
  });
