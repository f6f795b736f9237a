import { expect, test } from 'vitest';
import { placeOf } from './place-in-batch.ts';

test('placeOf puts a picture beside those chosen with it, else into the first empty row or the end', () => {
  expect(placeOf(['vieja', 'a', 'c'], ['a', null, 'c'], 1)).toBe(2);
  expect(placeOf(['vieja', 'c'], [null, null, 'c'], 0)).toBe(1);
  expect(placeOf(['vieja', ''], [null], 0)).toBe(1);
  expect(placeOf(['vieja'], ['borrada', null], 1)).toBe(1);
});
