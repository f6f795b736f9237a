import { expect, test } from 'vitest';
import { mayBeTold } from './choose-told';

test.each([
  [0, 0, 0],
  [1, 0, 2],
  [1, 2, 0],
  [3, 2, 4],
  [1, 5, 0],
])('mayBeTold of %i units with %i told lately is %i', (units, toldLately, more) =>
  expect(mayBeTold(units, toldLately)).toBe(more),
);
