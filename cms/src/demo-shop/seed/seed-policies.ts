import { POLICY_KINDS, renderPolicy, type PolicyReference } from '@shop/contract';
import { firstDrafts } from '../../api/policy/domain/first-drafts/first-drafts';
import { policyValues } from '../../api/policy/domain/policy-values';
import { versionsIn } from '../../api/policy/services/policy-records';
import type { Trx } from '../../database/connection';
import { keptSentence } from '../../platform/panel/kept-sentence';
import { checkout, demoRules, demoShopSetting } from '../texts/demo-texts';

const AUTHOR = 'Jazmín';

/** The versions that the demo shop publishes when it opens: its orders accepted them. */
export const demoPolicies: readonly PolicyReference[] = POLICY_KINDS.map((kind) => ({ kind, version: 1 }));

export async function seedPolicies(trx: Trx, openedAt: Date): Promise<void> {
  const kept = keptSentence(Object.values(strapi.contentTypes));
  const values = policyValues(demoShopSetting, checkout, demoRules, kept);
  for (const { kind, version } of demoPolicies) {
    const template = firstDrafts[kind].trim();
    const text = renderPolicy(template, values);
    const written = { author: AUTHOR, at: openedAt, createdAt: openedAt };
    await versionsIn(trx).insert({ kind, version, text, template, ...written });
  }
}
