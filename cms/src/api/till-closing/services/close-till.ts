import { businessDay, errorCodes, formatMoney, type TillClosingDraft } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../platform/edits/idempotency';
import { badField, badRequest, conflict } from '../../../platform/http/http-error';
import { closingsIn, findClosing, netCash, type Taker } from './till';

/** Throws 409 when cash has come or gone since the client read the till. */
async function checkExpected(trx: Trx, draft: TillClosingDraft, taker: Taker): Promise<void> {
  const { day, openingCash, expectedCash } = draft;
  const expected = openingCash + (await netCash(trx, day, taker));
  if (expected !== expectedCash)
    throw conflict(
      `Entró o salió efectivo mientras contabas: ahora se esperan ${formatMoney(expected)}.`,
      errorCodes.staleTill,
      { expectedCash: expected },
    );
}

async function closingNow(trx: Trx, documentId: string) {
  const closing = await findClosing(trx, documentId);
  if (!closing) throw badRequest('Ese cierre ya no existe.');
  return { closing };
}

async function store(trx: Trx, draft: TillClosingDraft, taker: Taker, at: Date): Promise<string> {
  await checkExpected(trx, draft, taker);
  const difference = draft.countedCash - draft.expectedCash;
  const actor = currentActor().name;
  const isHandover = taker !== null;
  const stored = { ...draft, isHandover, difference, actor, at, createdAt: at };
  const { documentId } = await closingsIn(trx).insert(stored);
  await audit({ action: 'till-closed', after: { ...draft, isHandover, difference } });
  return documentId;
}

/** Adds the closing of a day, or what one person hands over of it, also after another one; throws 400 for a day to come, 409 when the cash has changed. */
export async function closeTill(
  draft: TillClosingDraft,
  taker: Taker,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const at = new Date();
  if (draft.day > businessDay(at)) throw badField('day', 'No se puede cerrar la caja de un día que no llegó');
  return answerOnce(attempt, { run: (trx) => store(trx, draft, taker, at), answer: closingNow });
}
