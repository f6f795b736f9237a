import { POLICY_KINDS, type PolicyKind, type PolicyReference } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { isoOf, newRow } from '../../../database/rows';
import { currentActor } from '../../../platform/access/current-actor';
import { cachedFor } from '../../../platform/changes/cached-value';

const VERSIONS = 'policy_versions';
const DRAFTS = 'policy_drafts';

type Database = Connection | Trx;

export type StoredVersion = PolicyReference & {
  text: string;
  template: string;
  author: string;
  publishedAt: string;
};
export type StoredDraft = { version: number; template: string };

const asVersion = (row: Row): StoredVersion => ({
  kind: row.kind as PolicyKind,
  version: row.version as number,
  text: row.text as string,
  template: row.template as string,
  author: (row.author as string | null) ?? '',
  publishedAt: isoOf(row.at),
});

const versionsOf = (db: Database, kind: PolicyKind) =>
  db(VERSIONS).where({ kind }).orderBy('version', 'desc');

/** Returns one version of a policy, the latest without a number, or undefined. */
export async function findVersion(
  db: Database,
  kind: PolicyKind,
  version?: number,
): Promise<StoredVersion | undefined> {
  const rows = versionsOf(db, kind);
  const row: Row | undefined = await (version === undefined ? rows : rows.where({ version })).first();
  return row && asVersion(row);
}

/** Lists the versions of a policy without their texts, the latest first. */
export async function listVersions(
  db: Database,
  kind: PolicyKind,
): Promise<Pick<StoredVersion, 'version' | 'publishedAt' | 'author'>[]> {
  const rows: Row[] = await versionsOf(db, kind).select('version', 'at', 'author');
  return rows.map((row) => ({
    version: row.version as number,
    publishedAt: isoOf(row.at),
    author: (row.author as string | null) ?? '',
  }));
}

export async function insertVersion(
  trx: Trx,
  { publishedAt, ...version }: Omit<StoredVersion, 'author' | 'publishedAt'> & { publishedAt: Date },
  author = currentActor().name,
): Promise<void> {
  await trx(VERSIONS).insert({ ...newRow(publishedAt), ...version, author, at: publishedAt });
}

export async function findDraft(db: Database, kind: PolicyKind): Promise<StoredDraft | undefined> {
  const row: Row | undefined = await db(DRAFTS).where({ kind }).first('version', 'template');
  return row && { version: row.version as number, template: row.template as string };
}

export async function storeDraft(trx: Trx, kind: PolicyKind, draft: StoredDraft): Promise<void> {
  const at = new Date();
  await trx(DRAFTS)
    .insert({ ...newRow(at), kind, ...draft })
    .onConflict('kind')
    .merge({ ...draft, updated_at: at });
}

// The query engine joins the transaction of the caller, which has SQLite's only connection.
export async function readReferences(): Promise<PolicyReference[]> {
  const rows = await strapi.db
    .query('api::policy.policy-version')
    .findMany({ select: ['kind', 'version'], orderBy: { version: 'asc' } });
  return rows.map(({ kind, version }: PolicyReference) => ({ kind, version }));
}

/** Returns kind and number of every published version, the oldest first. */
export const publishedReferences = cachedFor('shop', readReferences);

/** Returns the version of each policy that is in force. */
export async function currentReferences(): Promise<PolicyReference[]> {
  const latest = new Map((await publishedReferences()).map((reference) => [reference.kind, reference]));
  return POLICY_KINDS.flatMap((kind) => latest.get(kind) ?? []);
}
