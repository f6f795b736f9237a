import { describe, expect, it } from 'vitest';
import {
  addLine,
  insertLine,
  lineKey,
  unitCount,
  setLineQuantity,
  removeLine,
  type CartLine,
} from './cart-lines.ts';

const alma = (given: Partial<CartLine> = {}): CartLine => ({
  id: 'alma',
  name: 'Conjunto Alma',
  price: 1000,
  image: '',
  size: 'M',
  color: 'Negro',
  quantity: 1,
  ...given,
});

describe('addLine', () => {
  it('addLine adds units of the same product, size and color to one line', () => {
    expect(addLine([alma()], alma({ quantity: 2 }))).toEqual([alma({ quantity: 3 })]);
  });

  it.each([{ id: 'brisa' }, { size: 'L' }, { color: 'Blanco' }, { color: undefined }])(
    'addLine adds another line for %j',
    (other) => {
      expect(addLine([alma()], alma(other))).toHaveLength(2);
    },
  );

  it('addLine ignores units beyond the stock', () => {
    const lines = [alma({ quantity: 3, stock: 4 })];
    expect(addLine(lines, alma({ quantity: 2, stock: 4 }))).toBe(lines);
    expect(addLine(lines, alma({ quantity: 1, stock: 4 }))).toEqual([alma({ quantity: 4, stock: 4 })]);
  });

  it('addLine replaces the quantity of an unavailable line', () => {
    const lines = [alma({ quantity: 3, stock: 0 })];
    expect(unitCount(lines)).toBe(0);
    expect(addLine(lines, alma({ stock: 3 }))).toEqual([alma({ stock: 3 })]);
  });

  it('addLine assumes a stock of 99 when it is unknown', () => {
    const lines = addLine([], alma({ quantity: 99 }));
    expect(unitCount(lines)).toBe(99);
    expect(addLine(lines, alma())).toBe(lines);
  });

  it('addLine applies the newest price to the whole line', () => {
    expect(addLine([alma()], alma({ price: 900 }))).toEqual([alma({ price: 900, quantity: 2 })]);
  });
});

describe('cart lines', () => {
  const key = lineKey(alma());

  it.each([0, -1, Number.NaN])('setLineQuantity removes a line at quantity %s', (quantity) => {
    expect(setLineQuantity([alma()], key, quantity)).toEqual([]);
  });

  it('setLineQuantity limits a quantity to the stock', () => {
    expect(setLineQuantity([alma({ stock: 4 })], key, 9)).toEqual([alma({ stock: 4, quantity: 4 })]);
  });

  it('insertLine restores a removed line at its position', () => {
    const lines = [alma({ id: 'a' }), alma(), alma({ id: 'c' })];
    expect(insertLine(removeLine(lines, key), alma(), 1)).toEqual(lines);
  });

  it('insertLine ignores a line that was added again in between', () => {
    const lines = [alma({ quantity: 5 })];
    expect(insertLine(lines, alma(), 0)).toBe(lines);
  });
});
