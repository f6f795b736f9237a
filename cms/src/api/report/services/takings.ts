import type { ReportPeriods, ReportTable } from '@shop/contract';
import { sumsByKind } from '../../../database/ledger';
import { knownMethod, takingsByDay, takingsByMethod, type Takings } from '../domain/takings';
import { daySql, rangeTimes } from './day-sql';

// The ledger alone decides: an order that was cancelled or deleted does not undo the money that came in for it.
async function takingsOf({ previousFrom, to }: ReportPeriods): Promise<Takings[]> {
  const { since, until } = rangeTimes(previousFrom, to);
  const db = strapi.db.connection;
  const sums: (Takings & { countedAs: string })[] = await sumsByKind(db, since, until)
    .select(db.raw(`${daySql('paid.at')} as day`))
    .groupBy('day')
    .count('* as entries');
  return sums.map(({ day, method, countedAs: kind, ...sum }) => ({
    day,
    method: knownMethod(method),
    kind,
    amount: Number(sum.amount),
    entries: Number(sum.entries),
  }));
}

/** Returns the money that came and went, by the day on which it did. */
export async function takingsTables(period: ReportPeriods): Promise<ReportTable[]> {
  const takings = await takingsOf(period);
  return [takingsByDay(period, takings), takingsByMethod(period, takings)];
}
