import {
  dataRequestDue,
  dataRequestMessages,
  type DataRequestDetail,
  type DataRequestStep,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { conflict } from '../../../../platform/http/http-error';
import { cases } from '../../../case/services/case';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { requestText } from '../../domain/request-mails';
import { findBlockers } from './find-blockers';
import type { ProvenContact } from '../../domain/person';
import { exportLinks, type Proof } from './request-links';
import { isProven, personOf, recordProof, requestOf, requireRequest, type RequestCase } from './request-case';

const NEEDS_PROOF = ['handed_over', 'rectified'];

const HIDDEN_LINK = '(el enlace)';

// The person who confirmed a mail may be another than the reader of WhatsApp on the phone typed beside it.
const proofOfChat = ({ phone, orderNumber }: ProvenContact): Proof | null => {
  if (phone) return 'phone';
  return orderNumber ? 'order' : null;
};

async function textFor(
  db: Connection | Trx,
  request: RequestCase,
  proven: ProvenContact,
  hasLink: boolean,
): Promise<string> {
  const kind = requestOf(request);
  const proof = proofOfChat(proven);
  return requestText({
    code: request.code,
    request: kind,
    state: request.state,
    dueAt: dataRequestDue(kind, new Date(request.receivedAt)),
    brand: (await shopSetting.current()).brand,
    page: proof && (hasLink ? (await exportLinks(db, request, proof)).page : HIDDEN_LINK),
    provenBy: proof ? 'chat' : proven.email ? 'mail' : 'nothing',
  });
}

async function detailOf(
  db: Connection | Trx,
  request: RequestCase,
  hasLink = false,
): Promise<DataRequestDetail> {
  const { proven, orders } = await personOf(db, request);
  const known = isProven(proven);
  const kind = requestOf(request);
  return {
    state: request.state,
    request: kind,
    isProven: known,
    orders: orders.map(({ orderNumber }) => orderNumber),
    blockers: kind === 'deletion' && known ? await findBlockers(db, { orders }) : [],
    links: known ? await exportLinks(db, request, 'staff') : null,
    whatsappText: await textFor(db, request, proven, hasLink),
  };
}

/** Returns a data request for staff; throws 404. */
export async function readDataRequest(id: string): Promise<DataRequestDetail> {
  const db = strapi.db.connection;
  return detailOf(db, requireRequest(await cases.find(db, id)));
}

/** Records a step of a data request; throws 409 when data would be handed out before the person is proven. */
export const recordDataRequestStep = (id: string, { step, note }: DataRequestStep) =>
  inTransaction(async (trx) => {
    const request = requireRequest(await cases.lock(trx, id));
    if (step === 'verified_by_staff' && !request.phone) throw conflict(dataRequestMessages.noPhone);
    if (step === 'verified_by_staff') return detailOf(trx, await recordProof(trx, request, step));
    if (NEEDS_PROOF.includes(step) && request.state === 'unverified')
      throw conflict(dataRequestMessages.notVerified);
    const recorded = await cases.record(trx, request, { step, note, at: new Date() });
    return detailOf(trx, recorded, step === 'whatsapp_opened');
  });
