import {
  POLICY_KINDS,
  POLICY_NAMES,
  policySchema,
  renderPolicy,
  type Policy,
  type PolicyKind,
  type PolicyReference,
  type PolicySummary,
  type PolicyValues,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import { keptSentence } from '../../../platform/panel/kept-sentence';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { siteContent } from '../../site-content/services/site-content';
import { policyValues } from '../domain/policy-values';
import { currentDraft } from './policy-drafts';
import {
  currentReferences,
  findVersion,
  listVersions,
  publishedReferences,
  readReferences,
} from './policy-records';

/** Returns what the placeholders of a policy stand for now. */
export async function currentValues(): Promise<PolicyValues> {
  const { checkout } = await siteContent.current();
  const kept = keptSentence(Object.values(strapi.contentTypes));
  return policyValues(await shopSetting.current(), checkout, await operatingRules.current(), kept);
}

/** Returns a version of a policy, the one in force without a number; throws 404. */
export async function readPolicy(
  kind: PolicyKind,
  version?: number,
  db: Connection | Trx = strapi.db.connection,
): Promise<Policy> {
  const found = await findVersion(db, kind, version);
  if (!found) throw notFound();
  return asAnswer(policySchema, found, {
    title: POLICY_NAMES[kind],
    publishedAt: found.at,
    versions: await listVersions(db, kind),
  });
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

const keyOf = ({ kind, version }: PolicyReference): string => `${kind} ${version}`;

/** Returns the shown policies that were published, one of each kind: only these can have been accepted. */
function knownReferences(
  shown: readonly PolicyReference[],
  published: readonly PolicyReference[],
): PolicyReference[] {
  const keys = new Set(published.map(keyOf));
  const known = shown.filter((reference) => keys.has(keyOf(reference)));
  return [...new Map(known.map(({ kind, version }) => [kind, { kind, version }])).values()];
}

/** Returns those of the shown policies that were published: what an order can say that its buyer accepted. */
async function acceptedOf(shown: readonly PolicyReference[] | null | undefined): Promise<PolicyReference[]> {
  if (!shown || shown.length === 0) return [];
  const known = knownReferences(shown, await publishedReferences());
  // Another process may have published one just now.
  return known.length === shown.length ? known : knownReferences(shown, await readReferences());
}

export const policies = { currentReferences, acceptedOf };
