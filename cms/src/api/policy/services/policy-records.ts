import { POLICY_KINDS, type PolicyKind, type PolicyReference } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { cachedFor } from '../../../platform/changes/cached-value';

export const versionsIn = (db: Connection | Trx) => records('api::policy.policy-version', db);
export const draftsIn = (db: Connection | Trx) => records('api::policy.policy-draft', db);

/** Returns one version of a policy, the latest without a number. */
export const findVersion = (
  db: Connection | Trx,
  kind: PolicyKind,
  version?: number,
): Promise<RecordOf<'api::policy.policy-version'> | null> =>
  versionsIn(db).one(version === undefined ? { kind } : { kind, version }, { orderBy: ['-version'] });

/** Lists the versions of a policy without their texts, the latest first. */
export async function listVersions(db: Connection | Trx, kind: PolicyKind) {
  const select = ['version', 'at', 'author'] as const;
  const found = await versionsIn(db).many({ kind }, { select, orderBy: ['-version'] });
  return found.map(({ at: publishedAt, ...version }) => ({ ...version, publishedAt }));
}

// The caller may have SQLite's only connection.
export const readReferences = (): Promise<PolicyReference[]> =>
  inTransaction((trx) => versionsIn(trx).many({}, { select: ['kind', 'version'], orderBy: ['version'] }));

/** Returns kind and number of every published version, the oldest first. */
export const publishedReferences = cachedFor('shop', readReferences);

/** Returns the version of each policy that is in force. */
export async function currentReferences(): Promise<PolicyReference[]> {
  const latest = new Map((await publishedReferences()).map((reference) => [reference.kind, reference]));
  return POLICY_KINDS.flatMap((kind) => latest.get(kind) ?? []);
}
