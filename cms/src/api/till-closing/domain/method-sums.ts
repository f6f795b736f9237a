import { MONEY_METHODS, type Till } from '@shop/contract';

/** The pesos of a day by method and what they count as; what was returned is negative. */
export type EntrySum = { method: string; kind: string; amount: number };

type MethodSums = Till['methods'][number];

const sum = (entries: readonly EntrySum[]): number => entries.reduce((all, { amount }) => all + amount, 0);

function sumsOf(method: string, sums: readonly EntrySum[]): MethodSums {
  const own = sums.filter((one) => one.method === method);
  const refunds = sum(own.filter(({ kind }) => kind === 'refund'));
  const net = sum(own);
  return { method, collected: net - refunds, returned: 0 - refunds, net };
}

/** Returns what came and went by method: cash always, others if they have entries. */
export function methodSums(sums: readonly EntrySum[]): MethodSums[] {
  const known: readonly string[] = MONEY_METHODS;
  const grouped = sums.map((one) => (known.includes(one.method) ? one : { ...one, method: 'other' }));
  return known
    .filter((method) => method === 'cash' || grouped.some((one) => one.method === method))
    .map((method) => sumsOf(method, grouped));
}
