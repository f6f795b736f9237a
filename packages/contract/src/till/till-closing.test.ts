import { expect, it, test } from 'vitest';
import { tillClosingDraftSchema } from './till-closing';

const draft = {
  day: '2026-11-24',
  openingCash: 5_000,
  expectedCash: 13_000,
  countedCash: 12_500,
  leftCash: 5_000,
};

it('a till closing without a note has an empty one', () =>
  expect(tillClosingDraftSchema.parse(draft)).toEqual({ ...draft, note: '' }));

it('a till closing may expect less than nothing, after refunds', () =>
  expect(tillClosingDraftSchema.safeParse({ ...draft, expectedCash: -300 }).success).toBe(true));

test.each([
  [{ day: '2026-02-30' }, 'day', 'La fecha debe tener el formato AAAA-MM-DD'],
  [{ openingCash: -1 }, 'openingCash', 'El importe no puede ser negativo'],
  [{ countedCash: 1.5 }, 'countedCash', 'Escribí un importe entero en pesos'],
  [{ countedCash: undefined }, 'countedCash', 'Escribí un importe entero en pesos'],
  [{ leftCash: 12_501 }, 'leftCash', 'No puede quedar en la caja más de lo que contaste'],
])('a till closing with %j is refused at %s: %s', (fields, path, message) => {
  const [issue] = tillClosingDraftSchema.safeParse({ ...draft, ...fields }).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual([path, message]);
});
