import type { ColumnKind } from '@shop/contract';
import { expect, test } from 'vitest';
import { cellText, differenceText } from './cell-text.ts';

test.each<[string | number | null, ColumnKind, string]>([
  ['Body Alma', 'text', 'Body Alma'],
  ['2026-11-07', 'day', 'sáb 7/11/26'],
  [-1_500, 'pesos', '-$1.500'],
  [12_345, 'count', '12.345'],
  [12.5, 'percent', '12,5 %'],
  [null, 'percent', '—'],
])('cellText shows %s of the kind %s as %s', (cell, kind, text) =>
  expect(cellText(cell, { kind })).toBe(text),
);

test.each([
  [112, 100, '+12 % que el 7/11'],
  [50, 100, '-50 % que el 7/11'],
  [100, 100, 'Igual que el 7/11'],
  [100, 0, ''],
  [50, -100, ''],
  [-150, -100, '+50 % que el 7/11'],
])('differenceText compares %d with %d: %s', (current, previous, text) =>
  expect(differenceText(current, previous, 'el 7/11')).toBe(text),
);
