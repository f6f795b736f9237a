import { expect, test } from 'vitest';
import { sayTheSame } from './stored-content';

test('the order of fields says nothing, the order of a list and every value do', () => {
  expect(sayTheSame({ a: 1, b: { c: 2, d: [1, 2] } }, { b: { d: [1, 2], c: 2 }, a: 1 })).toBe(true);
  expect(sayTheSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(sayTheSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(sayTheSame(undefined, {})).toBe(false);
});
