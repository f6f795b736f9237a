import { randomInt } from 'node:crypto';
import { firstCaseState } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { NewRecord } from '../../../database/gateway/records';
import { createCaseCode } from '../domain/case-code';
import { casesIn, type StoredCase } from './case-records';
import { addEvent, recordCaseStep } from './record-case-step';

type CaseRecord = NewRecord<'api::case.case'>;
type Personal = 'name' | 'email' | 'phone' | 'message';

export type NewCase = Pick<
  CaseRecord,
  | 'kind'
  | 'channel'
  | 'orderNumber'
  | 'orderDocumentId'
  | 'contactMatches'
  | 'deliveredAt'
  | 'deadline'
  | 'term'
  | 'data'
> & { [K in Personal]?: string | null | undefined } & {
  receivedAt: Date;
  /** The instant of its first step, when staff note later what they were told before; `receivedAt` without it. */
  recordedAt?: Date;
  /** Two open cases never share a key: the same wish leads to the same case. */
  openKey: string | null;
  /** True when the key outlives the case: a closed case is returned, too. */
  keepsKey?: boolean;
  /** The code of a case of the demo shop, which is not left to chance. */
  code?: string;
  /** Due time of the case; without it the rule of the kind decides. */
  dueAt?: Date;
  actor?: string;
  /** The sender proved by the order's link that she is its buyer: her contact replaces one that nobody proved. */
  isProven?: boolean | undefined;
  /** Returns the step that the same wish adds to its case; 'repeated' without it. */
  repeat?: (existing: StoredCase) => Repeat;
};

export type Repeat = { step: 'repeated' | 'asked_again'; note?: string };

/** `isReopened`: the same wish opened a closed case again; `isCorrected`: its sender's contact replaced another one. */
export type OpenedCase = { case: StoredCase; isNew: boolean; isReopened: boolean; isCorrected?: boolean };

type Person = Pick<StoredCase, Personal>;

const personOf = ({ name, email, phone, message }: NewCase) => ({
  name: name ?? '',
  email: email ?? '',
  phone: phone ?? '',
  message: message ?? '',
});

function recordOf({
  recordedAt: _recorded,
  keepsKey: _kept,
  actor: _actor,
  repeat: _repeat,
  ...draft
}: NewCase) {
  const { kind, receivedAt } = draft;
  const { state, dueAt } = firstCaseState(kind, receivedAt);
  return {
    ...draft,
    ...personOf(draft),
    code: draft.code ?? createCaseCode(kind, receivedAt, randomInt),
    contactMatches: draft.isProven ? true : draft.contactMatches,
    state,
    dueAt: draft.dueAt ?? dueAt,
  };
}

async function insertCase(trx: Trx, draft: NewCase): Promise<StoredCase | null> {
  const stored = await casesIn(trx).insertUnless('openKey', recordOf(draft));
  const { actor, recordedAt: at = draft.receivedAt } = draft;
  if (stored) await addEvent(trx, stored, { step: 'received', at, actor });
  return stored;
}

/** Puts the contact of a proven sender in the place of one that nobody proved, which the history keeps. */
async function correctContact(trx: Trx, existing: StoredCase, draft: NewCase): Promise<StoredCase> {
  const proven = { ...personOf(draft), contactMatches: true, isProven: true };
  await casesIn(trx).update({ id: existing.id }, proven);
  return { ...existing, ...proven };
}

const LABELS: Readonly<Record<Personal, string>> = {
  name: 'Nombre',
  email: 'Email',
  phone: 'Teléfono',
  message: 'Mensaje',
};

/** Says for the history which unproven contact a proven one replaced; '' when both are the same. */
function replacedContact(before: Person, after: Person): string {
  const replaced = (Object.keys(LABELS) as Personal[])
    .filter((field) => before[field] && before[field] !== after[field])
    .map((field) => `${LABELS[field]}: ${before[field]}`);
  return replaced.length > 0 ? ['Confirmó con su enlace. Antes decía:', ...replaced].join('\n') : '';
}

async function repeatCase(trx: Trx, existing: StoredCase, draft: NewCase): Promise<OpenedCase> {
  const { recordedAt: at = draft.receivedAt, actor, repeat } = draft;
  const { step, note }: Repeat = repeat?.(existing) ?? { step: 'repeated' };
  const isCorrected = Boolean(draft.isProven) && !existing.isProven;
  const corrected = isCorrected ? await correctContact(trx, existing, draft) : existing;
  const repeated = await recordCaseStep(trx, corrected, {
    step,
    at,
    actor,
    note: isCorrected ? replacedContact(existing, corrected) : note,
  });
  return { case: repeated, isNew: false, isReopened: step === 'asked_again', isCorrected };
}

/** Opens a case, or returns the one that already stands for the same wish; of two calls at once, the second waits for the first. */
export async function openCase(trx: Trx, draft: NewCase): Promise<OpenedCase> {
  const created = await insertCase(trx, draft);
  if (created) return { case: created, isNew: true, isReopened: false };
  const { openKey } = draft;
  const existing = await casesIn(trx).one({ openKey }, { isLocked: true });
  if (existing && (draft.keepsKey || existing.dueAt !== null)) return repeatCase(trx, existing, draft);
  // The case of this wish is closed: its key is free for another one.
  await casesIn(trx).update({ openKey }, { openKey: null });
  return openCase(trx, draft);
}
