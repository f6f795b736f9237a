import { expect, test } from 'vitest';
import { initialPaymentWays, reportPeriods } from '@shop/contract';
import { knownMethod, takingsByDay, takingsByMethod, type Takings } from './takings';

const vale = { key: 'own_1', name: 'Vale', isOn: true, isCash: false };
const ways = [...initialPaymentWays, vale];
const period = reportPeriods({ from: '2026-11-20', to: '2026-11-21' });
const entry = (day: string, method: string, kind: string, amount: number): Takings => ({
  day,
  kind,
  amount,
  entries: 1,
  method: knownMethod(ways, method),
});
const takings = [
  entry('2026-11-19', 'card', 'payment', 700),
  entry('2026-11-20', 'cash', 'payment', 5_000),
  entry('2026-11-20', 'trueque', 'payment', 300),
  entry('2026-11-20', 'own_1', 'payment', 40),
  entry('2026-11-21', 'cash', 'payment', -5_000),
];

test('takings by day have a row per day and a column per method that occurred in either period', () => {
  const { columns, rows, total, previousTotal } = takingsByDay(period, takings, ways);
  expect(columns.map(({ label }) => label)).toEqual(['Día', 'Efectivo', 'Tarjeta', 'Otro', 'Vale', 'Total']);
  expect(rows).toEqual([
    ['2026-11-20', 5_000, 0, 300, 40, 5_340],
    ['2026-11-21', -5_000, 0, 0, 0, -5_000],
  ]);
  expect(total).toEqual([null, 0, 0, 300, 40, 340]);
  expect(previousTotal).toEqual([null, 0, 700, 0, 0, 700]);
});

test('takings of a payment that was taken back come to nothing', () =>
  expect(takingsByMethod(period, takings, ways).rows).toEqual([
    ['Efectivo', 0, 0, 0, 2],
    ['Otro', 300, 0, 300, 1],
    ['Vale', 40, 0, 40, 1],
  ]));
