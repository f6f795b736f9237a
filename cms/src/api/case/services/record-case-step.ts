import { caseMessages, caseStepEffect } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { NewRecord } from '../../../database/gateway/records';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/http-error';
import { caseEventsIn, casesIn, type StoredCase } from './case-records';

type StepRecord = NewRecord<'api::case.case-event'>;

export type NewStep = Pick<StepRecord, 'step' | 'note' | 'amount' | 'day' | 'data'> & {
  at: Date;
  /** Due time of the next step; without it the rule of the kind decides. */
  dueAt?: Date;
  /** 'cliente' for a shopper; the current actor without it. */
  actor?: string;
};

/** Adds a row to the history of a case, with the state that it now has; one of staff is audited, without its text. */
export async function addEvent(
  trx: Trx,
  { id, documentId: _id, code, state, dueAt }: StoredCase,
  { actor, ...recorded }: NewStep,
): Promise<void> {
  const { name, requestId } = currentActor();
  await caseEventsIn(trx).append([
    {
      ...recorded,
      caseId: id,
      state,
      actor: actor ?? name,
      dueAt,
      requestId,
    },
  ]);
  const { step } = recorded;
  if (actor === undefined) await audit({ action: 'case-step', after: { _id, code, step, state } });
}

/** Records a step of a case that the caller has locked; throws 409 when the step may not follow. */
export async function recordCaseStep(trx: Trx, before: StoredCase, step: NewStep): Promise<StoredCase> {
  const { kind, state, term, dueAt } = before;
  const facts = { state, term, dueAt: dueAt === null ? null : new Date(dueAt) };
  const effect = caseStepEffect(kind, facts, step.step, step.at);
  if (!effect) throw conflict(caseMessages.badStep);
  const due = step.dueAt ?? effect.dueAt;
  const after = { ...before, state: effect.state, dueAt: due?.toISOString() ?? null };
  await casesIn(trx).update({ id: before.id }, { state: after.state, dueAt: after.dueAt });
  await addEvent(trx, after, step);
  return after;
}
