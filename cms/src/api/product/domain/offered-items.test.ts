import { expect, test } from 'vitest';
import { offeredItems, withVariantSizes } from './offered-items';

const small = { size: 'S', color: 'Negro' };
const plain = { size: null, color: null };

test('offeredItems decides nothing for a change without sizes and colours', () =>
  expect(offeredItems({})).toBeUndefined());

test.each([
  [{ size: ['s', 'M'] }, true],
  [{ size: ['M'] }, false],
  [{ size: [] }, false],
  [{ colors: [{ name: 'negro', value: '#000000' }] }, true],
  [{ colors: [{ name: 'Rojo', value: '#aa0000' }] }, false],
  [{ colors: null }, true],
])('offeredItems of %j keep a small black item: %s', (change, isKept) => {
  expect(offeredItems(change)?.(small)).toBe(isKept);
  expect(offeredItems(change)?.(plain)).toBe(true);
});

test('withVariantSizes offers the sizes of new variants', () => {
  const variants = [
    { size: 'l', stock: 1 },
    { size: 'S', stock: 2 },
  ];
  expect(withVariantSizes({ variants }, ['S']).size).toEqual(['S', 'L']);
  expect(withVariantSizes({ variants, size: ['S'] }, ['S']).size).toEqual(['S']);
  expect(withVariantSizes({ price: 1 }, ['S'])).toEqual({ price: 1 });
});
