import { type PolicyDraft, type PolicyKind } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { audit, lastChange } from '../../../platform/access/audit-log';
import { editConflict } from '../../../platform/edits/edit-conflict';
import { firstDrafts } from '../domain/first-drafts/first-drafts';
import { draftsIn } from './policy-records';

const STALE = 'Otra persona cambió este borrador mientras lo editabas.';

/** Returns the draft of a policy; until the owner saves one, the text that the shop comes with. */
export async function currentDraft(db: Connection | Trx, kind: PolicyKind): Promise<PolicyDraft> {
  const { version, template } = (await draftsIn(db).one({ kind })) ?? {
    version: 0,
    template: firstDrafts[kind],
  };
  return { kind, version, template: template.trim() };
}

export const readDraft = (kind: PolicyKind): Promise<PolicyDraft> => currentDraft(strapi.db.connection, kind);

/** Locks a policy until the transaction ends, since a policy without draft or version has no row to lock. */
export const lockPolicy = (trx: Trx, kind: PolicyKind): Promise<void> => takeTurns(trx, `policy ${kind}`);

/** Throws 409 with the stored draft when the client saw another one. */
export async function requireSeenDraft(trx: Trx, kind: PolicyKind, seen: number): Promise<PolicyDraft> {
  const draft = await currentDraft(trx, kind);
  if (draft.version !== seen)
    throw editConflict(['template'], STALE, {
      draft,
      ...(await lastChange('policy-draft', (after) => after.kind === kind)),
    });
  return draft;
}

export const saveDraft = (
  kind: PolicyKind,
  { template, seen }: { template: string; seen: number },
): Promise<PolicyDraft> =>
  inTransaction(async (trx) => {
    await lockPolicy(trx, kind);
    await requireSeenDraft(trx, kind, seen);
    const version = seen + 1;
    await draftsIn(trx).upsert('kind', [{ kind, template, version }]);
    await audit({ action: 'policy-draft', after: { kind, version } });
    return currentDraft(trx, kind);
  });
