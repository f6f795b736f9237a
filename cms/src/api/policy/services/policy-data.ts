import type { PolicyValues } from '@shop/contract';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { siteContent } from '../../site-content/services/site-content';
import { policyValues } from '../domain/policy-values';

/** Returns what the placeholders of a policy stand for now. */
export async function currentValues(): Promise<PolicyValues> {
  const { checkout } = await siteContent.current();
  return policyValues(await shopSetting.current(), checkout, await operatingRules.current());
}
