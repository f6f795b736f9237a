import { describe, expect, it } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { firstAvailableChoice, unitsLeft } from './product-line.ts';

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

describe('firstAvailableChoice', () => {
  it('firstAvailableChoice returns the first size and color in stock', () => {
    const variants = [
      { _id: 'v1', size: 'S', color: 'Bordó', stock: 0, sku: null },
      { _id: 'v2', size: 'M', color: 'Bordó', stock: 5, sku: null },
    ];
    expect(firstAvailableChoice(aProduct({ variants }))).toEqual({ size: 'M', color: 'Bordó' });
  });

  it('firstAvailableChoice returns Negro for unknown colors, and no color for a product without colors', () => {
    const variants = [{ _id: 'v', size: null, color: null, stock: 5, sku: null }];
    expect(firstAvailableChoice(aProduct({ colors: null, variants }))).toEqual({ size: 'S', color: 'Negro' });
    expect(firstAvailableChoice(aProduct({ colors: [], size: [], variants }))).toEqual({ size: '' });
  });
});
