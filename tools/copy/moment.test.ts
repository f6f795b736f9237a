import { expect, it } from 'vitest';
import { formatMoment, parseMoment } from './moment.mjs';

it.each([
  ['2026-11-26 14:32', '2026-11-26T17:32:00.000Z'],
  ['2026-11-26T14:32:05', '2026-11-26T17:32:05.000Z'],
  [' 2026-11-26 23:59:59.5 ', '2026-11-27T02:59:59.500Z'],
])('parseMoment reads %s in Argentine time', (text, expected) =>
  expect(new Date(parseMoment(text)).toISOString()).toBe(expected),
);

it.each(['', '14:32', '26/11/2026 14:32', '2026-11-31 10:00', '2026-11-26 25:00', '2026-11-26'])(
  'parseMoment says what to type instead of "%s"',
  (text) => expect(() => parseMoment(text)).toThrow('--at "2026-11-26 14:32"'),
);

it('formatMoment writes what parseMoment reads', () =>
  expect(formatMoment(parseMoment('2026-01-02 03:04:05'))).toBe('2026-01-02 03:04:05'));
