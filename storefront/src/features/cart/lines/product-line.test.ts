import { describe, expect, it } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { availableChoices, createCartLine, unitsLeft } from './product-line.ts';

describe('unitsLeft', () => {
  const variant = (size: string | null, color: string | null, stock: number) => ({
    _id: `${size}${color}`,
    size,
    color,
    stock,
    sku: null,
  });

  it('unitsLeft returns the units of the most specific stock item', () => {
    const variants = [variant(null, null, 9), variant('M', null, 5), variant('M', 'Negro', 2)];
    expect(unitsLeft({ stock: 16, variants }, 'M', 'Negro')).toBe(2);
    expect(unitsLeft({ stock: 16, variants }, 'M', 'Blanco')).toBe(5);
    expect(unitsLeft({ stock: 16, variants }, 'L', 'Blanco')).toBe(9);
  });

  it('unitsLeft returns the product stock when there are no stock items', () => {
    expect(unitsLeft({ stock: 4, variants: [] }, 'M')).toBe(4);
  });
});

describe('availableChoices', () => {
  it('availableChoices lists only the sizes and colors in stock', () => {
    const variants = [
      { _id: 'v1', size: 'S', color: 'Bordó', stock: 0, sku: null },
      { _id: 'v2', size: 'M', color: 'Bordó', stock: 5, sku: null },
    ];
    expect(availableChoices(aProduct({ variants }))).toEqual([{ size: 'M', color: 'Bordó' }]);
    expect(availableChoices(aProduct({ variants: [], stock: 0 }))).toEqual([]);
  });

  it('availableChoices offers Negro and Blanco for unknown colors, and no color for a product without colors', () => {
    const variants = [{ _id: 'v', size: null, color: null, stock: 5, sku: null }];
    expect(availableChoices(aProduct({ colors: null, size: ['S'], variants }))).toEqual([
      { size: 'S', color: 'Negro' },
      { size: 'S', color: 'Blanco' },
    ]);
    expect(availableChoices(aProduct({ colors: [], size: [], variants }))).toEqual([{ size: '' }]);
  });
});

// @spec A.33
it('createCartLine shows the picture of the color that was chosen', () => {
  const product = aProduct({
    thumbnails: ['/negro.jpg', '/rosa.jpg'],
    thumbnailColors: [['Negro'], ['Rosa']],
  });
  expect(createCartLine(product, { size: 'M', color: 'Rosa' }).image).toBe('/rosa.jpg');
  expect(createCartLine(product, { size: 'M' }).image).toBe('/negro.jpg');
});
