import { errorCodes } from '@shop/contract';
import { expect, test } from 'vitest';
import { conflictingFields, editConflict } from './edit-conflict';

test('conflictingFields names fields that others changed to another value', () => {
  const base = { price: 1, title: 'A', brand: 'X' };
  const current = { price: 2, title: 'B', brand: 'X' };
  expect(conflictingFields({ base, current, wanted: { price: 3, title: 'B', brand: 'Y' } })).toEqual([
    'price',
  ]);
});

test('conflictingFields skips fields that the client did not load or does not save', () => {
  const current = { price: 2, title: 'B' };
  expect(conflictingFields({ base: { price: undefined }, current, wanted: { price: 3 } })).toEqual([]);
  expect(conflictingFields({ base: { title: 'A' }, current, wanted: { price: 3 } })).toEqual([]);
});

test('editConflict is a 409 with the fields and the stored values', () => {
  expect(editConflict(['price'], 'Otra persona', { product: { price: 2 } })).toMatchObject({
    status: 409,
    code: errorCodes.staleFields,
    message: 'Otra persona',
    details: { fields: ['price'], product: { price: 2 } },
  });
});
