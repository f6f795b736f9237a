import { describe, expect, it } from 'vitest';
import { unitsLeft } from './units-left.ts';

describe('units left', () => {
  const variant = (size: string | null, color: string | null, stock: number) => ({
    _id: `${size}${color}`,
    size,
    color,
    stock,
    sku: null,
  });

  it('are those of the most specific stock item', () => {
    const variants = [variant(null, null, 9), variant('M', null, 5), variant('M', 'Negro', 2)];
    expect(unitsLeft({ stock: 16, variants }, 'M', 'Negro')).toBe(2);
    expect(unitsLeft({ stock: 16, variants }, 'M', 'Blanco')).toBe(5);
    expect(unitsLeft({ stock: 16, variants }, 'L', 'Blanco')).toBe(9);
  });

  it('are the product stock when it lists no items', () => {
    expect(unitsLeft({ stock: 4, variants: [] }, 'M')).toBe(4);
  });
});
