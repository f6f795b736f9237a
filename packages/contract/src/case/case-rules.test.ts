import { expect, test } from 'vitest';
import { caseStepEffect, nextCaseSteps } from './case-rules';

const at = new Date('2026-11-20T15:00:00Z');
const facts = (state: string, term: 'in_time' | 'late' | 'unknown' = 'in_time') => ({
  state,
  term,
  dueAt: new Date('2026-11-21T15:00:00Z'),
});

test('a withdrawal is answered, agreed, received and paid back', () => {
  let state = 'new';
  for (const step of ['answered', 'return_agreed', 'goods_received', 'money_returned']) {
    const effect = caseStepEffect('withdrawal', facts(state), step, at);
    expect(effect?.state).toBe(step);
    state = effect?.state ?? '';
  }
  expect(caseStepEffect('withdrawal', facts(state), 'money_returned', at)).toBeNull();
});

test('a withdrawal whose money was returned is due no more', () =>
  expect(caseStepEffect('withdrawal', facts('goods_received'), 'money_returned', at)).toEqual({
    state: 'money_returned',
    dueAt: null,
  }));

test('a note keeps the state and the due time of a case', () =>
  expect(caseStepEffect('withdrawal', facts('new'), 'note', at)).toEqual({
    state: 'new',
    dueAt: facts('new').dueAt,
  }));

test.each(['in_time', 'unknown'] as const)('a withdrawal that is %s cannot be rejected', (term) => {
  expect(nextCaseSteps('withdrawal', facts('answered', term))).not.toContain('rejected');
  expect(caseStepEffect('withdrawal', facts('answered', term), 'rejected', at)).toBeNull();
});

test('a late withdrawal may be rejected, and reopened', () => {
  expect(nextCaseSteps('withdrawal', facts('answered', 'late'))).toContain('rejected');
  expect(nextCaseSteps('withdrawal', facts('rejected', 'late'))).toEqual(['reopened', 'note']);
});

test('steps of the shop itself are not offered to staff', () =>
  expect(nextCaseSteps('withdrawal', facts('new'))).not.toContain('repeated'));

const due = new Date('2026-12-12T02:59:59.999Z');
const request = (state: string) => ({ state, term: 'unknown' as const, dueAt: due });
const later = new Date('2026-12-05T12:00:00Z');

test('a data request that nobody proved hands out and deletes nothing', () => {
  for (const step of ['handed_over', 'rectified', 'erased', 'erasure_limited'])
    expect(caseStepEffect('data_request', request('unverified'), step, later)).toBeNull();
});

test("proving the person does not move the law's clock", () => {
  expect(caseStepEffect('data_request', request('unverified'), 'proven', later)).toEqual({
    state: 'verified',
    dueAt: due,
  });
});

test('an answered data request has nothing due', () => {
  expect(caseStepEffect('data_request', request('verified'), 'erased', later)).toEqual({
    state: 'answered',
    dueAt: null,
  });
  expect(nextCaseSteps('data_request', request('answered'))).toEqual(['note']);
});

test('a limited deletion is looked at again, and can still be done', () => {
  const limited = caseStepEffect('data_request', request('verified'), 'erasure_limited', later);
  expect(limited?.state).toBe('limited');
  expect(limited?.dueAt?.getTime()).toBeGreaterThan(later.getTime());
  expect(caseStepEffect('data_request', request('limited'), 'erased', later)?.state).toBe('answered');
});

test.each([
  ['new', ['approved', 'goods_received', 'rejected']],
  ['approved', ['goods_received', 'rejected']],
  ['goods_received', ['handed_over']],
  ['expired', []],
])('an exchange in the state %s offers staff the usual step first', (state, steps) =>
  expect(nextCaseSteps('exchange', facts(state), 'call')).toEqual(steps),
);
