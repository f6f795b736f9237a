import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';

test.each([
  [150, 100, { kind: 'up', percent: 50 }],
  [75, 100, { kind: 'down', percent: 25 }],
  [100, 100, { kind: 'same' }],
  [10, 0, { kind: 'new' }],
  [0, 0, { kind: 'none' }],
])('the comparison of %i with %i has kind and percentage', (current, previous, expected) => {
  expect(comparison(current, previous)).toEqual(expected);
});
