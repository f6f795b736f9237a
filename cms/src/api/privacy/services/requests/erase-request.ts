import { dataRequestMessages } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { inTransaction } from '../../../../database/transaction';
import { audit } from '../../../../platform/access/audit-log';
import { conflict } from '../../../../platform/http/http-error';
import { sendsMail } from '../../../../platform/mail/deliver';
import { keptSentence } from '../../../../platform/panel/kept-sentence';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { cases } from '../../../case/services/case';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import type { Erasure } from '../../domain/erasure';
import { erasedMail } from '../../domain/request-mails';
import { erasePerson } from '../erasure/erase-person';
import { findBlockers, type Blocker } from './find-blockers';
import { isProven, personOf, requestOf, requireRequest, type RequestCase } from './request-case';

// Staff may press twice, and the job may come between: only a request that waits is limited.
const limitErasure = (id: string, blockers: readonly Blocker[]): Promise<void> =>
  inTransaction(async (trx) => {
    const request = await cases.lock(trx, id);
    if (request.state !== 'verified') return;
    await cases.record(trx, request, { step: 'erasure_limited', at: new Date(), data: { blockers } });
  });

/** Closes the request in the transaction of the erasure; its own contact goes, too. */
async function closeRequest(trx: Trx, before: RequestCase, erasure: Erasure): Promise<void> {
  const request = await cases.lock(trx, before.documentId);
  const at = new Date();
  const facts = { orders: erasure.orders.length, erasure: erasure.id };
  await cases.record(trx, request, { step: 'erased', at, data: facts });
  await cases.erase(trx, [request.id], at);
  if (before.email && sendsMail()) {
    const kept = keptSentence(Object.values(strapi.contentTypes));
    await queueMail(trx, erasedMail(await shopSetting.current(), before.email, before.code, kept));
  }
  await audit({ action: 'personal-data-erased', after: { code: before.code, ...facts } });
}

// Only a proven request is limited: one that proves nobody any more lost its person to another deletion.
const closeErased = (id: string): Promise<void> =>
  inTransaction(async (trx) => {
    const request = await cases.lock(trx, id);
    if (request.state !== 'limited') return;
    await cases.record(trx, request, { step: 'erased', at: new Date(), data: { orders: 0 } });
  });

/** Deletes the data of the person of a request, or records what stands against it; throws 409 unless she is proven. */
export async function eraseForRequest(id: string): Promise<'erased' | 'limited'> {
  const db = strapi.db.connection;
  const request = requireRequest(await cases.find(db, id));
  if (requestOf(request) !== 'deletion') throw conflict(dataRequestMessages.notDeletion);
  const { proven, ...person } = await personOf(db, request);
  if (!isProven(proven) && request.state === 'limited') {
    await closeErased(id);
    return 'erased';
  }
  if (!isProven(proven)) throw conflict(dataRequestMessages.notVerified);
  const blockers = await findBlockers(db, person);
  if (blockers.length > 0) {
    await limitErasure(id, blockers);
    return 'limited';
  }
  await erasePerson(person, (trx, erasure) => closeRequest(trx, request, erasure));
  return 'erased';
}

/** Finishes deletions that an open order had kept waiting; returns how many. */
export async function finishErasures(): Promise<number> {
  const limited = await records('api::case.case', strapi.db.connection).many(
    { kind: 'data_request', state: 'limited' },
    { select: ['documentId'] },
  );
  let finished = 0;
  for (const { documentId } of limited) if ((await eraseForRequest(documentId)) === 'erased') finished += 1;
  return finished;
}
