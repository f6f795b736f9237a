import { expect, test } from 'vitest';
import { isClosed, nextSteps, stepEffect } from './case-steps';

const at = new Date('2026-11-20T15:00:00Z');
const facts = (state: string, term: 'in_time' | 'late' | 'unknown' = 'in_time') => ({
  state,
  term,
  dueAt: new Date('2026-11-21T15:00:00Z'),
});

test('a withdrawal is answered, agreed, received and paid back', () => {
  let state = 'new';
  for (const step of ['answered', 'return_agreed', 'goods_received', 'money_returned']) {
    const effect = stepEffect('withdrawal', facts(state), step, at);
    expect(effect?.state).toBe(step);
    state = effect?.state ?? '';
  }
  expect(isClosed('withdrawal', state)).toBe(true);
  expect(stepEffect('withdrawal', facts(state), 'money_returned', at)).toBeNull();
});

test('a withdrawal whose money was returned is due no more', () =>
  expect(stepEffect('withdrawal', facts('goods_received'), 'money_returned', at)).toEqual({
    state: 'money_returned',
    dueAt: null,
  }));

test('a note keeps the state and the due time of a case', () =>
  expect(stepEffect('withdrawal', facts('new'), 'note', at)).toEqual({
    state: 'new',
    dueAt: facts('new').dueAt,
  }));

test.each(['in_time', 'unknown'] as const)('a withdrawal that is %s cannot be rejected', (term) => {
  expect(nextSteps('withdrawal', facts('answered', term))).not.toContain('rejected');
  expect(stepEffect('withdrawal', facts('answered', term), 'rejected', at)).toBeNull();
});

test('a late withdrawal may be rejected, and reopened', () => {
  expect(nextSteps('withdrawal', facts('answered', 'late'))).toContain('rejected');
  expect(nextSteps('withdrawal', facts('rejected', 'late'))).toEqual(['reopened', 'note']);
});

test('steps of the shop itself are not offered to staff', () =>
  expect(nextSteps('withdrawal', facts('new'))).not.toContain('repeated'));
