import { expect, test } from 'vitest';
import { caseUrgency } from './case-urgency.ts';

// A withdrawal of 12:00 is due 24 hours later.
// @spec A.8
test.each([
  ['2026-11-20T11:59:00.000Z', 'waiting'],
  ['2026-11-20T23:59:59.999Z', 'waiting'],
  ['2026-11-21T00:00:00.000Z', 'alarm'],
  ['2026-11-21T11:59:59.999Z', 'alarm'],
  ['2026-11-21T12:00:00.000Z', 'late'],
  ['2027-01-01T00:00:00.000Z', 'late'],
])('an unanswered withdrawal of 12:00 is at %s %s', (now, urgency) =>
  expect(caseUrgency('2026-11-21T12:00:00.000Z', Date.parse(now))).toBe(urgency),
);

test('a closed case is never urgent', () => expect(caseUrgency(null, Date.now())).toBeNull());
