import { formatCents, formatMoney } from '../money/money';
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

const WITHOUT_INTEREST = /^\s*(\d{1,2}) cuotas sin inter[eé]s/i;

/** Returns amount and cost of instalments without interest of a price in pesos (Resolución 4/2025); '' for other texts. */
export function instalmentCost(text: string, price: number): string {
  const count = Number(WITHOUT_INTEREST.exec(text)?.[1] ?? 0);
  if (count < 2) return '';
  const each = price / count;
  return `de ${Number.isInteger(each) ? formatMoney(each) : formatCents(each)} · CFTEA 0 %`;
}

// Number and amount of the instalments, and what they cost in all.
const WITH_INTEREST = [/\b\d{1,2}\s+cuotas/i, /\$\s*\d/, /CFTEA\D{0,12}\d/i];

/** Returns why the law refuses a text about instalments, or null. */
export const instalmentsFault = (text: string): string | null =>
  text === '' || WITHOUT_INTEREST.test(text) || WITH_INTEREST.every((part) => part.test(text))
    ? null
    : 'Si hay cuotas con interés, decí la cantidad, el importe de cada una y el CFTEA. Sin interés: «3 cuotas sin interés».';
