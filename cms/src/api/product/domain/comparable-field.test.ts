import type { Product, ProductChange } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { conflictingFields } from '../../../platform/edits/edit-conflict';
import { comparableField } from './comparable-field';

// @spec C.19

const now: Product = {
  _id: 'alma',
  slug: 'conjunto-alma',
  title: 'Conjunto Alma',
  description: 'Uno\nDos',
  price: 18_900,
  discount: 0,
  finalPrice: 18_900,
  category: 'conjuntos',
  thumbnails: ['/uploads/pictures/a.jpg'],
  thumbnailAlts: [],
  thumbnailColors: [[]],
  stock: 3,
  size: ['S', 'M'],
  colors: [{ name: 'Negro', value: '#000000' }],
  status: true,
  variants: [
    { _id: 's', size: 'S', color: 'Negro', stock: 1, sku: null },
    { _id: 'm', size: 'M', color: 'Negro', stock: 2, sku: null },
  ],
  composition: '',
  care: '',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};

const conflicts = ({ seen = {}, ...wanted }: ProductChange) =>
  conflictingFields({ base: seen, wanted, current: now }, comparableField);

describe('comparableField in an edit conflict', () => {
  test('reports fields that changed since the client loaded them', () =>
    expect(
      conflicts({ price: 20_000, title: 'Conjunto Alba', seen: { price: 15_000, title: 'Conjunto Alma' } }),
    ).toEqual(['price']));
  test('accepts equal edits and fields outside the change', () =>
    expect(conflicts({ price: 18_900, seen: { price: 15_000, title: 'Otro' } })).toEqual([]));
  test('takes an absent fit for an empty one', () => {
    expect(conflicts({ fit: 'small', seen: { fit: '' } })).toEqual([]);
    expect(conflicts({ fit: 'small', seen: { fit: 'large' } })).toEqual(['fit']);
  });
  test('reports nothing without a base version', () =>
    expect(conflicts({ price: 1, title: 'Otro' })).toEqual([]));
  test('ignores spelling variants of the same value', () =>
    expect(
      conflicts({
        description: 'Tres',
        thumbnailAlts: ['Frente'],
        seen: { description: ' Uno\r\nDos ', thumbnailAlts: [''] },
      }),
    ).toEqual([]));
  test('compares the combinations of variants, not their order or units', () => {
    const variants = [{ size: 'm', color: 'negro', stock: 9 }];
    const both = [
      { size: 'M', color: 'negro' },
      { size: 's', color: 'Negro' },
    ];
    expect(conflicts({ variants, seen: { variants: both } })).toEqual([]);
    expect(conflicts({ variants: [], seen: { variants: [{ size: 'S', color: 'Negro' }] } })).toEqual([
      'variants',
    ]);
    expect(conflicts({ variants: [], seen: { variants: both } })).toEqual([]);
  });
});

test('comparableField treats a picture without colours and one that is not listed alike', () => {
  const compared = (lists: string[][]) => comparableField(lists, 'thumbnailColors');
  expect(compared([['Negro', 'rojo'], []])).toBe(compared([['Rojo ', 'negro']]));
  expect(compared([[], ['Negro']])).not.toBe(compared([['Negro'], []]));
});
