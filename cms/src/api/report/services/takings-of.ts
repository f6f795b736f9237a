import type { PaymentWays, ReportPeriods } from '@shop/contract';
import { sumsByKind } from '../../../database/ledger';
import { knownMethod, type Takings } from '../domain/takings';
import { daySql, rangeTimes } from './day-sql';

/**
 * Reads the money of a period by day and way of payment. The ledger alone decides: an order that was cancelled or
 * deleted does not undo the money that came in for it.
 */
export async function takingsOf(
  { previousFrom, to }: Pick<ReportPeriods, 'previousFrom' | 'to'>,
  ways: PaymentWays,
): Promise<Takings[]> {
  const { since, until } = rangeTimes(previousFrom, to);
  const db = strapi.db.connection;
  const sums: (Takings & { countedAs: string })[] = await sumsByKind(db, since, until)
    .select(db.raw(`${daySql('paid.at')} as day`))
    .groupBy('day')
    .count('* as entries');
  return sums.map(({ day, method, countedAs: kind, ...sum }) => ({
    day,
    method: knownMethod(ways, method),
    kind,
    amount: Number(sum.amount),
    entries: Number(sum.entries),
  }));
}
