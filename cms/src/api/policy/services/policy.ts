import {
  POLICY_KINDS,
  POLICY_NAMES,
  renderPolicy,
  type Policy,
  type PolicyKind,
  type PolicyReference,
  type PolicySummary,
  type PolicyValues,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { notFound } from '../../../platform/http/http-error';
import { knownReferences } from '../domain/known-references';
import { currentValues } from './policy-data';
import { currentDraft } from './policy-drafts';
import {
  currentReferences,
  findVersion,
  listVersions,
  publishedReferences,
  readReferences,
} from './policy-rows';

/** Returns a version of a policy, the one in force without a number; throws 404. */
export async function readPolicy(
  kind: PolicyKind,
  version?: number,
  db: Connection | Trx = strapi.db.connection,
): Promise<Policy> {
  const found = await findVersion(db, kind, version);
  if (!found) throw notFound();
  const versions = await listVersions(db, kind);
  return {
    kind,
    title: POLICY_NAMES[kind],
    version: found.version,
    publishedAt: found.publishedAt,
    text: found.text,
    versions: versions.map(({ version: number, publishedAt }) => ({ version: number, publishedAt })),
  };
}

async function summaryOf(kind: PolicyKind, values: PolicyValues): Promise<PolicySummary> {
  const db = strapi.db.connection;
  const latest = await findVersion(db, kind);
  const { template } = await currentDraft(db, kind);
  return {
    kind,
    versions: await listVersions(db, kind),
    isOutdated: latest?.text !== renderPolicy(template, values),
  };
}

/** Lists every policy with its versions for the staff. */
export async function listPolicies(): Promise<PolicySummary[]> {
  const values = await currentValues();
  const summaries: PolicySummary[] = [];
  for (const kind of POLICY_KINDS) summaries.push(await summaryOf(kind, values));
  return summaries;
}

/** Returns those of the shown policies that were published: what an order can say that its buyer accepted. */
async function acceptedOf(shown: readonly PolicyReference[] | null | undefined): Promise<PolicyReference[]> {
  if (!shown || shown.length === 0) return [];
  const known = knownReferences(shown, await publishedReferences());
  // Another process may have published one just now.
  return known.length === shown.length ? known : knownReferences(shown, await readReferences());
}

export const policies = { currentReferences, acceptedOf };
