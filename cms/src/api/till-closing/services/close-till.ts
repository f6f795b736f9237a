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
import { closingsIn, findClosing, netCash } from './till';

/** Throws 409 when cash has come or gone since the client read the till. */
async function checkExpected(trx: Trx, { day, openingCash, expectedCash }: TillClosingDraft): Promise<void> {
  const expected = openingCash + (await netCash(trx, day));
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

async function store(trx: Trx, draft: TillClosingDraft, at: Date): Promise<string> {
  await checkExpected(trx, draft);
  const difference = draft.countedCash - draft.expectedCash;
  const actor = currentActor().name;
  const { documentId } = await closingsIn(trx).insert({ ...draft, difference, actor, at, createdAt: at });
  await audit({ action: 'till-closed', after: { ...draft, difference } });
  return documentId;
}

/** Adds the closing of a day, also after another one; throws 400 for a day to come, 409 when the cash has changed. */
export async function closeTill(
  draft: TillClosingDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const at = new Date();
  if (draft.day > businessDay(at)) throw badField('day', 'No se puede cerrar la caja de un día que no llegó');
  return answerOnce(attempt, { run: (trx) => store(trx, draft, at), answer: closingNow });
}
