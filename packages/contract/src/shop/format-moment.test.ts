import { expect, test } from 'vitest';
import { formatMoment } from './format-moment';

test('a moment is formatted in the zone of the shop, midnight as 00', () => {
  expect(formatMoment('2026-11-21T02:30:00Z')).toBe('20/11/2026 23:30');
  expect(formatMoment(new Date('2026-11-21T03:05:00Z'))).toBe('21/11/2026 00:05');
});
