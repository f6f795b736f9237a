import { expect, it } from 'vitest';
import { specSentences, specTests } from './spec-coverage.mjs';

const numbers = specSentences().map(({ number }) => number);
const tests = specTests();

it('every sentence of the specification has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(400);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

it('every sentence of the specification has a test that names it', () => {
  const named = new Set(tests.map(({ number }) => number));
  expect(numbers.filter((number) => !named.has(number))).toEqual([]);
});

it('every test names sentences that exist', () => {
  expect(tests.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});
