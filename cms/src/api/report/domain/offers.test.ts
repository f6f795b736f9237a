import { DAY_MS, type AskedPrice } from '@shop/contract';
import { expect, test } from 'vitest';
import { offersTables } from './offers';

const day = (days: number): number => Date.UTC(2026, 0, 1, 15) + days * DAY_MS;
const asked = (at: number, finalPrice: number, active = true): AskedPrice => ({
  at: day(at),
  price: 100,
  finalPrice,
  active,
});
const rule = { days: 30, now: day(100) };
const january = { from: '2026-01-01', to: '2026-01-31' };
const rowsOf = (history: AskedPrice[], range = january) =>
  offersTables(range, [{ title: 'Body', history }], rule).map(({ rows }) => rows);

test('a running offer says when and how long its price was asked before, and how long it runs', () =>
  expect(rowsOf([asked(0, 100), asked(10, 80)])).toEqual([
    [['Body', 100, 80, '2026-01-11', 90, '2026-01-11', 10, 'Se muestra']],
    [],
  ]));

test('an offer whose price was never asked is hidden, and says why', () => {
  const why = 'No se muestra: nunca se pidió en los 30 días anteriores';
  expect(rowsOf([asked(10, 80)])[0]).toEqual([['Body', 100, 80, '2026-01-11', 90, null, null, why]]);
});

test('an offer that ended is in the report of its last day only', () => {
  const history = [asked(0, 100), asked(10, 80), asked(15, 100)];
  expect(rowsOf(history)[1]).toEqual([
    ['Body', 100, 80, '2026-01-11', '2026-01-16', 5, '2026-01-11', 10, 'Se muestra'],
  ]);
  expect(rowsOf(history, { from: '2026-02-01', to: '2026-02-28' })).toEqual([[], []]);
});

test('a pause does not divide an offer and is not counted', () =>
  expect(rowsOf([asked(0, 100), asked(10, 80), asked(20, 80, false), asked(30, 80)])[0]).toEqual([
    ['Body', 100, 80, '2026-01-11', 80, '2026-01-11', 10, 'Se muestra'],
  ]));

test('offers that are hidden come first', () => {
  const [current] = offersTables(
    january,
    [
      { title: 'Cierta', history: [asked(0, 100), asked(20, 80)] },
      { title: 'Falsa', history: [asked(10, 80)] },
    ],
    rule,
  );
  expect(current?.rows.map(([title]) => title)).toEqual(['Falsa', 'Cierta']);
});
