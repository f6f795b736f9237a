import { describe, expect, it } from 'vitest';
import { aCartLine } from '#testing/checkout-builders.ts';
import { addLine, insertLine, lineKey, unitCount, setLineQuantity, removeLine } from './cart-lines.ts';

describe('addLine', () => {
  it('addLine adds units of the same product, size and color to one line', () => {
    expect(addLine([aCartLine()], aCartLine({ quantity: 2 }))).toEqual([aCartLine({ quantity: 3 })]);
  });

  // @spec 5.5
  it.each([{ id: 'brisa' }, { size: 'L' }, { color: 'Blanco' }, { color: undefined }])(
    'addLine adds another line for %j',
    (other) => {
      expect(addLine([aCartLine()], aCartLine(other))).toHaveLength(2);
    },
  );

  // @spec 5.4
  it('addLine ignores units beyond the stock', () => {
    const lines = [aCartLine({ quantity: 3, stock: 4 })];
    expect(addLine(lines, aCartLine({ quantity: 2, stock: 4 }))).toBe(lines);
    expect(addLine(lines, aCartLine({ quantity: 1, stock: 4 }))).toEqual([
      aCartLine({ quantity: 4, stock: 4 }),
    ]);
  });

  it('addLine replaces the quantity of an unavailable line', () => {
    const lines = [aCartLine({ quantity: 3, stock: 0 })];
    expect(unitCount(lines)).toBe(0);
    expect(addLine(lines, aCartLine({ stock: 3 }))).toEqual([aCartLine({ stock: 3 })]);
  });

  // @spec 5.4
  it('addLine assumes a stock of 99 when it is unknown', () => {
    const lines = addLine([], aCartLine({ quantity: 99 }));
    expect(unitCount(lines)).toBe(99);
    expect(addLine(lines, aCartLine())).toBe(lines);
  });

  it('addLine applies the newest price to the whole line', () => {
    expect(addLine([aCartLine()], aCartLine({ price: 900 }))).toEqual([
      aCartLine({ price: 900, quantity: 2 }),
    ]);
  });
});

describe('cart lines', () => {
  const key = lineKey(aCartLine());

  // @spec 5.6
  it.each([0, -1, Number.NaN])('setLineQuantity removes a line at quantity %s', (quantity) => {
    expect(setLineQuantity([aCartLine()], key, quantity)).toEqual([]);
  });

  it('setLineQuantity limits a quantity to the stock', () => {
    expect(setLineQuantity([aCartLine({ stock: 4 })], key, 9)).toEqual([
      aCartLine({ stock: 4, quantity: 4 }),
    ]);
  });

  it('insertLine restores a removed line at its position', () => {
    const lines = [aCartLine({ id: 'a' }), aCartLine(), aCartLine({ id: 'c' })];
    expect(insertLine(removeLine(lines, key), aCartLine(), 1)).toEqual(lines);
  });

  it('insertLine ignores a line that was added again in between', () => {
    const lines = [aCartLine({ quantity: 5 })];
    expect(insertLine(lines, aCartLine(), 0)).toBe(lines);
  });
});
