import { randomInt } from 'node:crypto';
import { firstCaseState, type CaseChannel, type CaseKind, type CaseTerm } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { newDocumentId } from '../../../database/rows';
import { createCaseCode } from '../domain/case-code';
import { replacedContact } from '../domain/replaced-contact';
import { asCase, CASES, PROVEN_MATCH, type StoredCase } from './case-rows';
import { addEvent, recordStep } from './record-step';

export type NewCase = {
  kind: CaseKind;
  channel: CaseChannel;
  receivedAt: Date;
  /** The instant of its first step, when staff note later what they were told before; `receivedAt` without it. */
  recordedAt?: Date;
  /** Two open cases never share a key: the same wish leads to the same case. */
  openKey: string | null;
  /** True when the key outlives the case: a closed case is returned, too. */
  keepsKey?: boolean;
  /** The code of a case of the demo shop, which is not left to chance. */
  code?: string;
  orderNumber?: string;
  orderDocumentId?: string | null;
  contactMatches?: boolean | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  message?: string | null;
  deliveredAt?: Date | null;
  deadline?: Date | null;
  term?: CaseTerm;
  /** Due time of the case; without it the rule of the kind decides. */
  dueAt?: Date;
  /** Evidence of the kind, without personal data. */
  data?: Record<string, unknown>;
  actor?: string;
  /** The sender proved by the order's link that she is its buyer: her contact replaces one that nobody proved. */
  isProven?: boolean | undefined;
  /** Returns the step that the same wish adds to its case; 'repeated' without it. */
  repeat?: (existing: StoredCase) => Repeat;
};

export type Repeat = { step: 'repeated' | 'asked_again'; note?: string };

/** `isReopened`: the same wish opened a closed case again; `isCorrected`: its sender's contact replaced another one. */
export type OpenedCase = { case: StoredCase; isNew: boolean; isReopened: boolean; isCorrected?: boolean };

const millis = (at: Date | null | undefined): number | null => at?.getTime() ?? null;

const personalColumns = ({ name, email, phone, message }: NewCase) => ({
  name: name || null,
  email: email || null,
  phone: phone || null,
  message: message || null,
});

function rowOf(draft: NewCase) {
  const { kind, channel, receivedAt, openKey, orderNumber = '', orderDocumentId = null, data = {} } = draft;
  const { state, dueAt } = firstCaseState(kind, receivedAt);
  const { contactMatches: matches } = draft;
  return {
    document_id: newDocumentId(),
    code: draft.code ?? createCaseCode(kind, receivedAt, randomInt),
    kind,
    channel,
    order_number: orderNumber,
    order_document_id: orderDocumentId,
    ...personalColumns(draft),
    received_at: receivedAt.getTime(),
    contact_matches: draft.isProven ? PROVEN_MATCH : matches == null ? null : Number(matches),
    delivered_at: millis(draft.deliveredAt),
    deadline: millis(draft.deadline),
    term: draft.term ?? 'unknown',
    state,
    due_at: millis(draft.dueAt ?? dueAt),
    open_key: openKey,
    data: JSON.stringify(data),
  };
}

async function findByKey(trx: Trx, openKey: string): Promise<StoredCase | null> {
  const row: Row | undefined = await trx(CASES).where('open_key', openKey).forUpdate().first();
  return row ? asCase(row) : null;
}

async function insertCase(trx: Trx, draft: NewCase): Promise<StoredCase | null> {
  const insert = trx(CASES).insert(rowOf(draft));
  const rows: Row[] = await insert.onConflict('open_key').ignore().returning('*');
  const stored = rows[0] ? asCase(rows[0]) : null;
  const { actor, recordedAt: at = draft.receivedAt } = draft;
  if (stored) await addEvent(trx, stored, { step: 'received', at, actor });
  return stored;
}

/** Puts the contact of a proven sender in the place of one that nobody proved, which the history keeps. */
async function correctContact(trx: Trx, existing: StoredCase, draft: NewCase): Promise<StoredCase> {
  const contact = personalColumns(draft);
  await trx(CASES)
    .where('id', existing.id)
    .update({ ...contact, contact_matches: PROVEN_MATCH });
  return { ...existing, ...contact, contactMatches: true, isProven: true };
}

async function repeatCase(trx: Trx, existing: StoredCase, draft: NewCase): Promise<OpenedCase> {
  const { recordedAt: at = draft.receivedAt, actor, repeat } = draft;
  const { step, note }: Repeat = repeat?.(existing) ?? { step: 'repeated' };
  const isCorrected = Boolean(draft.isProven) && !existing.isProven;
  const corrected = isCorrected ? await correctContact(trx, existing, draft) : existing;
  const repeated = await recordStep(trx, corrected, {
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
  const key = draft.openKey ?? '';
  const existing = await findByKey(trx, key);
  if (existing && (draft.keepsKey || existing.dueAt !== null)) return repeatCase(trx, existing, draft);
  // The case of this wish is closed: its key is free for another one.
  await trx(CASES).where('open_key', key).update({ open_key: null });
  return openCase(trx, draft);
}
