import type { Product } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { changedMeanwhile } from './changed-meanwhile';

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

describe('the fields of a change that somebody else changed meanwhile', () => {
  test('are those that are no more what was seen', () =>
    expect(
      changedMeanwhile(now, {
        price: 20_000,
        title: 'Conjunto Alba',
        seen: { price: 15_000, title: 'Conjunto Alma' },
      }),
    ).toEqual(['price']));
  test('are not those that both wrote alike, nor those that the change leaves alone', () =>
    expect(changedMeanwhile(now, { price: 18_900, seen: { price: 15_000, title: 'Otro' } })).toEqual([]));
  test('are none where nothing was said to have been seen', () =>
    expect(changedMeanwhile(now, { price: 1, title: 'Otro' })).toEqual([]));
  test('are none where only the way of writing differs', () =>
    expect(
      changedMeanwhile(now, {
        description: 'Tres',
        thumbnailAlts: ['Frente'],
        seen: { description: ' Uno\r\nDos ', thumbnailAlts: [''] },
      }),
    ).toEqual([]));
  test('hold the combinations, whatever their order and their units', () => {
    const variants = [{ size: 'm', color: 'negro', stock: 9 }];
    const both = [
      { size: 'M', color: 'negro' },
      { size: 's', color: 'Negro' },
    ];
    expect(changedMeanwhile(now, { variants, seen: { variants: both } })).toEqual([]);
    expect(
      changedMeanwhile(now, { variants: [], seen: { variants: [{ size: 'S', color: 'Negro' }] } }),
    ).toEqual(['variants']);
    expect(changedMeanwhile(now, { variants: [], seen: { variants: both } })).toEqual([]);
  });
});
