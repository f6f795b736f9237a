import { formatMoney, type StaffExchange } from '@shop/contract';
import { texts } from '../texts.ts';

/** Names a difference, and who gets it. */
export function differenceLabel(difference: number): string {
  if (difference === 0) return texts.noDifference;
  return difference > 0 ? texts.pay(formatMoney(difference)) : texts.getBack(formatMoney(-difference));
}

/** Names the difference of an exchange, whether it was waived, and who gets it. */
export function differenceText({
  difference,
  fullDifference,
  isWaived,
}: Pick<StaffExchange, 'difference' | 'fullDifference' | 'isWaived'>): string {
  if (isWaived && fullDifference > 0) return texts.waived(formatMoney(fullDifference));
  if (isWaived && fullDifference < 0) return texts.kept(formatMoney(-fullDifference));
  return differenceLabel(difference);
}

/** Names the choice of staff to let a difference go, by who would get it. */
export const waiverLabel = (difference: number): string =>
  difference > 0 ? texts.waive(formatMoney(difference)) : texts.keep(formatMoney(-difference));
