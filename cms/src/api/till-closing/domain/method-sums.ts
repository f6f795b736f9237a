import type { PaymentWay, PaymentWays, Till } from '@shop/contract';

/** The pesos of a day by method and what they count as; what was returned is negative. */
export type EntrySum = { method: string; kind: string; amount: number };

type MethodSums = Till['methods'][number];

const sum = (entries: readonly EntrySum[]): number => entries.reduce((all, { amount }) => all + amount, 0);

function sumsOf({ key: method, name, isCash }: PaymentWay, sums: readonly EntrySum[]): MethodSums {
  const own = sums.filter((one) => one.method === method);
  const refunds = sum(own.filter(({ kind }) => kind === 'refund'));
  const net = sum(own);
  return { method, name, isCash, collected: net - refunds, returned: 0 - refunds, net };
}

/** Returns what came and went by way of payment: cash always, others if they have entries. */
export function methodSums(sums: readonly EntrySum[], ways: PaymentWays): MethodSums[] {
  const isKnown = (method: string) => ways.some(({ key }) => key === method);
  const grouped = sums.map((one) => (isKnown(one.method) ? one : { ...one, method: 'other' }));
  return ways
    .filter(({ key }) => key === 'cash' || grouped.some(({ method }) => method === key))
    .map((way) => sumsOf(way, grouped));
}
