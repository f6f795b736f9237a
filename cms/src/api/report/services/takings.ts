import type { ReportPeriods, ReportTable } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { knownMethod, takingsByDay, takingsByMethod, type Takings } from '../domain/takings';
import { daySql, rangeTimes } from './day-sql';

// The ledger alone decides: an order that was cancelled or deleted does not undo the money that came in for it.
async function takingsOf({ previousFrom, to }: ReportPeriods): Promise<Takings[]> {
  const { since, until } = rangeTimes(previousFrom, to);
  const rows: Row[] = await strapi.db
    .connection('order_payments')
    .where('at', '>=', since)
    .where('at', '<', until)
    .select(strapi.db.connection.raw(`${daySql('at')} as day`), 'method', 'kind')
    .groupBy('day', 'method', 'kind')
    .sum('amount as amount')
    .count('* as entries');
  return rows.map((row) => ({
    day: row.day as string,
    method: knownMethod(row.method as string),
    kind: row.kind as string,
    amount: Number(row.amount),
    entries: Number(row.entries),
  }));
}

/** Returns the money that came and went, by the day on which it did. */
export async function takingsTables(period: ReportPeriods): Promise<ReportTable[]> {
  const takings = await takingsOf(period);
  return [takingsByDay(period, takings), takingsByMethod(period, takings)];
}
