import { expect, test } from 'vitest';
import { reportPeriods } from '@shop/contract';
import { knownMethod, takingsByDay, takingsByMethod, type Takings } from './takings';

const period = reportPeriods({ from: '2026-11-20', to: '2026-11-21' });
const entry = (day: string, method: string, kind: string, amount: number): Takings => ({
  day,
  kind,
  amount,
  entries: 1,
  method: knownMethod(method),
});
const takings = [
  entry('2026-11-19', 'card', 'payment', 700),
  entry('2026-11-20', 'cash', 'payment', 5_000),
  entry('2026-11-20', 'vale', 'payment', 300),
  entry('2026-11-21', 'cash', 'payment', -5_000),
];

test('takings by day have a row per day and a column per method that occurred in either period', () => {
  const { columns, rows, total, previousTotal } = takingsByDay(period, takings);
  expect(columns.map(({ label }) => label)).toEqual(['Día', 'Efectivo', 'Tarjeta', 'Otro', 'Total']);
  expect(rows).toEqual([
    ['2026-11-20', 5_000, 0, 300, 5_300],
    ['2026-11-21', -5_000, 0, 0, -5_000],
  ]);
  expect(total).toEqual([null, 0, 0, 300, 300]);
  expect(previousTotal).toEqual([null, 0, 700, 0, 700]);
});

test('takings of a payment that was taken back come to nothing', () =>
  expect(takingsByMethod(period, takings).rows).toEqual([
    ['Efectivo', 0, 0, 0, 2],
    ['Otro', 300, 0, 300, 1],
  ]));
