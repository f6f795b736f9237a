import type { CheckoutContent } from '../site-content/site-content-draft';

type Instalments = Pick<CheckoutContent['paymentInfo']['bankTransfer'], 'enabled' | 'instalments'>;
type InstalmentRules = { paymentInfo: { cashOnDelivery: Instalments; bankTransfer: Instalments } };

/** Returns the texts about instalments of the ways of payment that the shop offers. */
export const instalmentTexts = ({
  paymentInfo: { cashOnDelivery, bankTransfer },
}: InstalmentRules): string[] => {
  const offered = [cashOnDelivery, bankTransfer].filter(({ enabled }) => enabled);
  return [...new Set(offered.flatMap(({ instalments }) => instalments || []))];
};
