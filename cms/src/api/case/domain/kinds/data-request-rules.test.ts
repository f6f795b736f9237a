import { expect, test } from 'vitest';
import { nextSteps, stepEffect } from '../case-steps';

const due = new Date('2026-12-12T02:59:59.999Z');
const facts = (state: string) => ({ state, term: 'unknown' as const, dueAt: due });
const at = new Date('2026-12-05T12:00:00Z');

test('a data request that nobody proved hands out and deletes nothing', () => {
  for (const step of ['handed_over', 'rectified', 'erased', 'erasure_limited'])
    expect(stepEffect('data_request', facts('unverified'), step, at)).toBeNull();
});

test("proving the person does not move the law's clock", () => {
  expect(stepEffect('data_request', facts('unverified'), 'proven', at)).toEqual({
    state: 'verified',
    dueAt: due,
  });
});

test('an answered data request has nothing due', () => {
  expect(stepEffect('data_request', facts('verified'), 'erased', at)).toEqual({
    state: 'answered',
    dueAt: null,
  });
  expect(nextSteps('data_request', facts('answered'))).toEqual(['note']);
});

test('a limited deletion is looked at again, and can still be done', () => {
  const limited = stepEffect('data_request', facts('verified'), 'erasure_limited', at);
  expect(limited?.state).toBe('limited');
  expect(limited?.dueAt?.getTime()).toBeGreaterThan(at.getTime());
  expect(stepEffect('data_request', facts('limited'), 'erased', at)?.state).toBe('answered');
});
