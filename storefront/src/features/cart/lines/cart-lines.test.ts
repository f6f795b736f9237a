import { describe, expect, it } from 'vitest';
import {
  addLine,
  lineKey,
  unitCount,
  withLineAt,
  withQuantity,
  withoutLine,
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

describe('adding to the cart', () => {
  it('joins units of the same product, size and colour in one line', () => {
    expect(addLine([alma()], alma({ quantity: 2 }))).toEqual([alma({ quantity: 3 })]);
  });

  it.each([{ id: 'brisa' }, { size: 'L' }, { color: 'Blanco' }, { color: undefined }])(
    'makes another line for %j',
    (other) => {
      expect(addLine([alma()], alma(other))).toHaveLength(2);
    },
  );

  it('ignores an add beyond the stock', () => {
    const lines = [alma({ quantity: 3, stock: 4 })];
    expect(addLine(lines, alma({ quantity: 2, stock: 4 }))).toBe(lines);
    expect(addLine(lines, alma({ quantity: 1, stock: 4 }))).toEqual([alma({ quantity: 4, stock: 4 })]);
  });

  it('does not count units that could not be bought any more', () => {
    const lines = [alma({ quantity: 3, stock: 0 })];
    expect(unitCount(lines)).toBe(0);
    expect(addLine(lines, alma({ stock: 3 }))).toEqual([alma({ stock: 3 })]);
  });

  it('takes the stock to be 99 when it is unknown', () => {
    const lines = addLine([], alma({ quantity: 99 }));
    expect(unitCount(lines)).toBe(99);
    expect(addLine(lines, alma())).toBe(lines);
  });

  it('takes the price of the newest add for the whole line', () => {
    expect(addLine([alma()], alma({ price: 900 }))).toEqual([alma({ price: 900, quantity: 2 })]);
  });
});

describe('changing the cart', () => {
  const key = lineKey(alma());

  it.each([0, -1, Number.NaN])('removes a line whose quantity is set to %s', (quantity) => {
    expect(withQuantity([alma()], key, quantity)).toEqual([]);
  });

  it('never lets a quantity pass the stock', () => {
    expect(withQuantity([alma({ stock: 4 })], key, 9)).toEqual([alma({ stock: 4, quantity: 4 })]);
  });

  it('puts a removed line back where it was', () => {
    const lines = [alma({ id: 'a' }), alma(), alma({ id: 'c' })];
    expect(withLineAt(withoutLine(lines, key), alma(), 1)).toEqual(lines);
  });

  it('does not put back a line that was added again meanwhile', () => {
    const lines = [alma({ quantity: 5 })];
    expect(withLineAt(lines, alma(), 0)).toBe(lines);
  });
});
