import { OPENING_CHECKS } from '@shop/contract';
import { catalogChecks } from './catalog-checks';
import type { Check } from './check';
import { policyChecks } from './policy-checks';
import { saleChecks } from './sale-checks';
import { sellerChecks } from './seller-checks';
import { serverChecks } from './server-checks';

const rank = ({ key }: Check): number => OPENING_CHECKS.indexOf(key);

/** All checks, in the order of the checklist. */
export const openingChecks: readonly Check[] = [
  ...sellerChecks,
  ...policyChecks,
  ...saleChecks,
  ...catalogChecks,
  ...serverChecks,
].sort((a, b) => rank(a) - rank(b));
