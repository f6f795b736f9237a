import { type Till, type TillClosing } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { texts } from './texts.ts';

type MethodSums = Till['methods'][number];

/** Adds up the ways of payment that are counted in the till. */
export function cashOf({ methods }: Till): Pick<MethodSums, 'collected' | 'returned' | 'net'> {
  const sums = { collected: 0, returned: 0, net: 0 };
  for (const { isCash, collected, returned, net } of methods) {
    if (!isCash) continue;
    sums.collected += collected;
    sums.returned += returned;
    sums.net += net;
  }
  return sums;
}

export const othersOf = ({ methods }: Till): MethodSums[] => methods.filter(({ isCash }) => !isCash);

/** Names what is missing or over: 'Faltan $500', 'Sobran $500', 'Coincide'. */
export function differenceText(difference: number): string {
  if (difference === 0) return texts.matches;
  return difference < 0 ? texts.missing(-difference) : texts.over(difference);
}

export const dayText = (day: string): string => day.split('-').reverse().join('/');

/** Returns the pesos of cash that came or went after the newest till closing of a day. */
export function cashAfterClosing(till: Till): number {
  const [closing] = till.closings;
  return closing ? closing.openingCash + cashOf(till).net - closing.expectedCash : 0;
}

/** Returns a till closing as one line to send or print, with the totals of the other methods. */
export function summaryLine(till: Till, closing: TillClosing): string {
  const t = texts.summary;
  const { collected, returned } = cashOf(till);
  // Later entries are no part of the closing: then only the sum of its cash is known.
  const isUnchanged = cashAfterClosing({ ...till, closings: [closing] }) === 0;
  return [
    t.title(dayText(till.day)),
    t.opening(formatMoney(closing.openingCash)),
    ...(isUnchanged
      ? [t.collected(formatMoney(collected)), ...(returned > 0 ? [t.returned(formatMoney(returned))] : [])]
      : [t.net(formatMoney(closing.expectedCash - closing.openingCash))]),
    t.expected(formatMoney(closing.expectedCash)),
    t.counted(formatMoney(closing.countedCash)),
    differenceText(closing.difference),
    t.left(formatMoney(closing.leftCash)),
    ...othersOf(till).map(({ name, net }) => t.method(name, formatMoney(net))),
  ].join(' · ');
}
