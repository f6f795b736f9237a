import { describe, expect, it } from 'vitest';
import { parseStoredCart } from './stored-cart.ts';

// @spec 3.2

const good = { id: 'alma', name: 'Conjunto Alma', price: 1000, image: '/a.jpg', size: 'M', quantity: 2 };

describe('parseStoredCart', () => {
  it.each([null, '', '{', '"cart"', '{"id":"alma"}', 'null'])(
    'parseStoredCart reads %j as an empty cart',
    (text) => {
      expect(parseStoredCart(text)).toEqual([]);
    },
  );

  it('parseStoredCart keeps the valid lines and drops the invalid ones', () => {
    const bad = [
      null,
      7,
      'alma',
      [],
      { ...good, id: '' },
      { ...good, name: undefined },
      { ...good, price: '1000' },
      { ...good, price: -1 },
      { ...good, quantity: 0 },
      { ...good, quantity: 1.5 },
      { ...good, stock: 'many' },
      { ...good, size: { $gt: '' } },
    ];
    expect(parseStoredCart(JSON.stringify([...bad, good, ...bad]))).toEqual([good]);
  });

  it('parseStoredCart keeps an unavailable line once, with its quantity', () => {
    const unavailable = { ...good, stock: 0 };
    expect(parseStoredCart(JSON.stringify([unavailable, unavailable]))).toEqual([unavailable]);
  });

  it('parseStoredCart keeps unknown fields of a line', () => {
    const [line] = parseStoredCart(JSON.stringify([{ ...good, category: 'conjuntos' }]));
    expect(line).toMatchObject({ category: 'conjuntos' });
  });

  it('parseStoredCart lowers a quantity to the cap of the line', () => {
    expect(parseStoredCart(JSON.stringify([{ ...good, quantity: 500 }]))[0]?.quantity).toBe(99);
    expect(parseStoredCart(JSON.stringify([{ ...good, quantity: 500, stock: 3 }]))[0]?.quantity).toBe(3);
  });
});
