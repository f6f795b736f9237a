import {
  errorCodes,
  type CheckDecision,
  type ClosedNoticeDraft,
  type Opening,
  type OpeningCheckKey,
  type OpeningState,
} from '@shop/contract';
import type { Context } from 'koa';
import { inTransaction } from '../../../database/transaction';
import { mayDo } from '../../../platform/access/active-user';
import { badRequest, conflict } from '../../../platform/http/http-error';
import { unconfirmedDefault, openingOf } from '../domain/checklist';
import { openingChecks } from '../domain/checks/opening-checks';
import { openingTexts as texts } from '../domain/opening-texts';
import { addEntry, currentDecisions, readDecisions } from './entries';
import { takeSnapshot } from './snapshot';

const readNow = () => readDecisions(strapi.db.connection);

export const readOpening = async (): Promise<Opening> => openingOf(await takeSnapshot(), await readNow());

export async function readState(): Promise<OpeningState> {
  const { isOpen, notice } = await currentDecisions();
  return { isOpen, notice };
}

function requireReady({ checks }: Opening): void {
  const red = checks.filter(({ state }) => state === 'red');
  if (red.length === 0) return;
  const details = { checks: red.map(({ key }) => key) };
  throw conflict(texts.notReady(red.map(({ title }) => title)), errorCodes.notReady, details);
}

/** Opens the shop; throws 409 with the red checks while there are any. */
export async function openShop(): Promise<Opening> {
  const opening = await readOpening();
  if (!opening.isOpen) requireReady(opening);
  await inTransaction(async (trx) => {
    if (!(await readDecisions(trx)).isOpen) await addEntry(trx, { action: 'opened' });
  });
  return readOpening();
}

export async function closeShop(): Promise<Opening> {
  await inTransaction(async (trx) => {
    if ((await readDecisions(trx)).isOpen) await addEntry(trx, { action: 'closed' });
  });
  return readOpening();
}

export async function changeNotice(notice: ClosedNoticeDraft): Promise<Opening> {
  await inTransaction((trx) => addEntry(trx, { action: 'notice', ...notice }));
  return readOpening();
}

// The owner confirms what she saw: a value that changed meanwhile is another one.
async function checkConfirmed(key: OpeningCheckKey, confirmed: string): Promise<void> {
  const check = openingChecks.find((one) => one.key === key);
  const value = check && unconfirmedDefault(check, await takeSnapshot(), await readNow());
  if (value !== confirmed) throw conflict(texts.notTheValue);
}

/** Records that the owner leaves a check out knowingly, no longer does, or confirms a default. */
export async function decideCheck(key: OpeningCheckKey, decision: CheckDecision): Promise<Opening> {
  if ('confirmed' in decision) {
    await checkConfirmed(key, decision.confirmed);
    await inTransaction((trx) =>
      addEntry(trx, { action: 'confirmed', checkKey: key, text: decision.confirmed }),
    );
  } else {
    const { waived, reason: text } = decision;
    const entry = waived ? { action: 'waived' as const, text } : { action: 'required' as const };
    await inTransaction((trx) => addEntry(trx, { ...entry, checkKey: key }));
  }
  return readOpening();
}

export function requireKnownCheck(key: string): OpeningCheckKey {
  const check = openingChecks.find((one) => one.key === key);
  if (!check) throw badRequest(texts.unknownCheck);
  return check.key;
}

/** Throws 409 for what only an open shop does; staff who sell may try it before, and a retry asks about what was done. */
export async function requireOpen(ctx: Context, isRetry?: () => Promise<boolean>): Promise<void> {
  if ((await currentDecisions()).isOpen || (await mayDo(ctx, 'registerSale'))) return;
  if (await isRetry?.()) return;
  throw conflict(texts.closed, errorCodes.shopClosed);
}

export const opening = { requireOpen };
