import { WITHDRAWAL_SUBJECT } from '@shop/contract';
import { expect, test } from 'vitest';
import { withdrawalUrgency } from './withdrawal-urgency.ts';

const withdrawal = { subject: WITHDRAWAL_SUBJECT, answered: false, createdAt: '2026-11-20T12:00:00.000Z' };

test.each([
  ['2026-11-20T11:59:00.000Z', 'waiting'],
  ['2026-11-20T23:59:59.999Z', 'waiting'],
  ['2026-11-21T00:00:00.000Z', 'alarm'],
  ['2026-11-21T11:59:59.999Z', 'alarm'],
  ['2026-11-21T12:00:00.000Z', 'late'],
  ['2027-01-01T00:00:00.000Z', 'late'],
])('an unanswered withdrawal of 12:00 is at %s %s', (now, urgency) =>
  expect(withdrawalUrgency(withdrawal, Date.parse(now))).toBe(urgency),
);

test.each([
  ['an answered withdrawal', { ...withdrawal, answered: true }],
  ['another message', { ...withdrawal, subject: 'Talles' }],
])('%s is never urgent', (_, message) =>
  expect(withdrawalUrgency(message, Date.parse('2027-01-01T00:00:00.000Z'))).toBeNull(),
);
