import { formatMoment, type LastChange } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import { inTransaction } from '../../database/transaction';
import { subjectKey } from './audit-subject';
import { currentActor } from './current-actor';

type Facts = Record<string, unknown>;
type Change = { action: string; before?: Facts; after?: Facts };
/** `actorId`: the account of the actor, whose name may change later. */
type AuditEntry = Change & { actor: string; actorId?: string | null; requestId?: string };

/** Adds an entry to the audit log, which no code edits or deletes. */
export const addAuditEntry = (entry: AuditEntry): Promise<void> =>
  inTransaction(async (trx) => {
    const { name, id } = currentActor();
    const actorId = name === entry.actor ? id : null;
    const data = { at: new Date(), actorId, ...entry, subjectKey: subjectKey(entry) };
    await records('api::account.audit-entry', trx).insert(data);
  });

/** Adds an audit entry in the name of the current actor, inside the transaction of the change. */
export async function audit(change: Change): Promise<void> {
  const { name, requestId } = currentActor();
  await addAuditEntry({ actor: name, ...change, requestId });
}

/** Adds one entry per change, as `audit` does, in few statements. */
export async function auditAll(trx: Trx, changes: readonly Change[]): Promise<void> {
  const { name: actor, id: actorId, requestId } = currentActor();
  const at = new Date();
  await records('api::account.audit-entry', trx).insertMany(
    changes.map((change) => ({ at, actor, actorId, requestId, ...change, subjectKey: subjectKey(change) })),
  );
}

const SEARCHED = 100;

/** Says who made the newest change of a kind, and when; `isOf` tells the changes of one record from those of others. */
export const lastChange = (
  action: string,
  isOf: (after: Facts) => boolean = () => true,
): Promise<LastChange | undefined> =>
  inTransaction(async (trx) => {
    const newest = { orderBy: ['-at', '-id'], limit: SEARCHED } as const;
    const entries = await records('api::account.audit-entry', trx).many({ action }, newest);
    const last = entries.find(({ after }) => isOf(after ?? {}));
    return last && { lastChange: `Fue ${last.actor}, ${formatMoment(last.at)}.` };
  });

export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}
