import { caseMessages, caseStepEffect } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { jsonText } from '../../../database/rows';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/http-error';
import { CASE_EVENTS, CASES, type StoredCase } from './case-rows';

export type NewStep = {
  step: string;
  at: Date;
  note?: string;
  amount?: number;
  /** Business day on which money changed hands. */
  day?: string;
  /** Due time of the next step; without it the rule of the kind decides. */
  dueAt?: Date;
  /** Facts without personal data. */
  data?: Record<string, unknown>;
  /** 'cliente' for a shopper; the current actor without it. */
  actor?: string;
};

/** Adds a row to the history of a case, with the state that it now has; one of staff is audited, without its text. */
export async function addEvent(
  trx: Trx,
  { id, documentId: _id, code, state, dueAt }: StoredCase,
  { step, at, note, amount, day, data = {}, actor }: NewStep,
): Promise<void> {
  const { name, requestId } = currentActor();
  await trx(CASE_EVENTS).insert({
    case_id: id,
    at: at.getTime(),
    step,
    state,
    actor: actor ?? name,
    due_at: dueAt === null ? null : Date.parse(dueAt),
    note: note || null,
    amount: amount ?? null,
    day: day ?? null,
    data: jsonText(data),
    request_id: requestId,
  });
  if (actor === undefined) await audit({ action: 'case-step', after: { _id, code, step, state } });
}

/** Records a step of a case that the caller has locked; throws 409 when the step may not follow. */
export async function recordStep(trx: Trx, before: StoredCase, step: NewStep): Promise<StoredCase> {
  const { kind, state, term, dueAt } = before;
  const facts = { state, term, dueAt: dueAt === null ? null : new Date(dueAt) };
  const effect = caseStepEffect(kind, facts, step.step, step.at);
  if (!effect) throw conflict(caseMessages.badStep);
  const due = step.dueAt ?? effect.dueAt;
  const after = { ...before, state: effect.state, dueAt: due?.toISOString() ?? null };
  await trx(CASES)
    .where('id', before.id)
    .update({ state: after.state, due_at: due?.getTime() ?? null });
  await addEvent(trx, after, step);
  return after;
}
