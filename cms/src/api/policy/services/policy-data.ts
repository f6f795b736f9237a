import type { PolicyValues } from '@shop/contract';
import { operatingRules, shopSetting, siteContent } from '../../../platform/services';
import { policyValues } from '../domain/policy-values';

/** Returns what the placeholders of a policy stand for now. */
export async function currentValues(): Promise<PolicyValues> {
  const { checkout } = await siteContent().current();
  return policyValues(await shopSetting().current(), checkout, await operatingRules().current());
}
