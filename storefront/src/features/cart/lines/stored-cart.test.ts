import { describe, expect, it } from 'vitest';
import { parseStoredCart } from './stored-cart.ts';

const good = { id: 'alma', name: 'Conjunto Alma', price: 1000, image: '/a.jpg', size: 'M', quantity: 2 };

describe('the stored cart', () => {
  it.each([null, '', '{', '"cart"', '{"id":"alma"}', 'null'])('reads %j as an empty cart', (text) => {
    expect(parseStoredCart(text)).toEqual([]);
  });

  it('keeps the good lines of a cart with bad ones', () => {
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

  it('keeps what is not sold any more, with the units that were asked for', () => {
    const gone = { ...good, stock: 0 };
    expect(parseStoredCart(JSON.stringify([gone, gone]))).toEqual([gone]);
  });

  it('keeps the other fields of a line as they were', () => {
    const [line] = parseStoredCart(JSON.stringify([{ ...good, category: 'conjuntos' }]));
    expect(line).toMatchObject({ category: 'conjuntos' });
  });

  it('lowers a quantity above what a line may hold', () => {
    expect(parseStoredCart(JSON.stringify([{ ...good, quantity: 500 }]))[0]?.quantity).toBe(99);
    expect(parseStoredCart(JSON.stringify([{ ...good, quantity: 500, stock: 3 }]))[0]?.quantity).toBe(3);
  });
});
