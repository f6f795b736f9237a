import type { Trx } from '../../database/connection';
import { inBatches, jsonText, newRow } from '../../database/rows';
import { subjectKey } from './audit-subject';
import { currentActor } from './current-actor';

type Facts = Record<string, unknown>;
type Change = { action: string; before?: Facts; after?: Facts };
/** `actorId`: the account of the actor, whose name may change later. */
type AuditEntry = Change & { actor: string; actorId?: string | null; requestId?: string };

/** Adds an entry to the audit log, which no code edits or deletes. */
export async function addAuditEntry(entry: AuditEntry): Promise<void> {
  const { name, id } = currentActor();
  const own = name === entry.actor ? { actorId: id } : {};
  await strapi.db
    .query('api::account.audit-entry')
    .create({ data: { at: new Date(), ...own, ...entry, subjectKey: subjectKey(entry) } });
}

/** Adds an audit entry in the name of the current actor, inside the transaction of the change. */
export async function audit(change: Change): Promise<void> {
  const { name, requestId } = currentActor();
  await addAuditEntry({ actor: name, ...change, requestId });
}

/** Adds one entry per change, as `audit` does, in few statements. */
export async function auditAll(trx: Trx, changes: readonly Change[]): Promise<void> {
  const { name: actor, id: actor_id, requestId: request_id } = currentActor();
  const at = new Date();
  const rows = changes.map(({ action, before, after }) => ({
    ...newRow(at),
    at,
    actor,
    actor_id,
    action,
    request_id,
    before: jsonText(before),
    after: jsonText(after),
    subject_key: subjectKey({ before, after }),
  }));
  for (const batch of inBatches(rows)) await trx('audit_entries').insert(batch);
}

export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}
