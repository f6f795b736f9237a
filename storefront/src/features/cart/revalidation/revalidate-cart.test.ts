import { describe, expect, it } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { revalidatedCart } from './revalidate-cart.ts';
import { firstChoice, lineOfProduct } from '../lines/product-line.ts';

const product = aProduct();
const line = lineOfProduct(product, { size: 'M', color: 'Bordó' }, 2);

describe('revalidating the cart', () => {
  it('says nothing when nothing changed', () => {
    expect(revalidatedCart([line], [product])).toEqual({ lines: [line], changes: [] });
  });

  it('takes the new price and tells both', () => {
    const { lines, changes } = revalidatedCart([line], [aProduct({ discount: 10 })]);
    expect(lines[0]?.price).toBe(18_000);
    expect(changes).toEqual([{ type: 'price', name: 'Conjunto Alma', from: 20_000, to: 18_000 }]);
  });

  it('lowers a quantity to what is left of that size and colour', () => {
    const variants = [{ _id: 'v', size: 'M', color: 'Bordó', stock: 1, sku: null }];
    const { lines, changes } = revalidatedCart([line], [aProduct({ variants })]);
    expect(lines[0]).toMatchObject({ quantity: 1, stock: 1 });
    expect(changes).toEqual([{ type: 'quantity', name: 'Conjunto Alma', from: 2, to: 1 }]);
  });

  it.each([
    ['no longer sold', []],
    ['sold out', [aProduct({ variants: [{ _id: 'v', size: 'M', color: 'Bordó', stock: 0, sku: null }] })]],
    [
      'not made in that size any more',
      [aProduct({ variants: [{ _id: 'v', size: 'S', color: 'Bordó', stock: 5, sku: null }] })],
    ],
  ])('keeps what is %s in sight, with no unit left, and tells it once', (_, products) => {
    const first = revalidatedCart([line], products);
    expect(first).toEqual({
      lines: [{ ...line, stock: 0 }],
      changes: [{ type: 'gone', name: 'Conjunto Alma' }],
    });
    expect(revalidatedCart(first.lines, products)).toEqual({ lines: first.lines, changes: [] });
  });

  it('tells that something can be bought again, with the units that were asked for', () => {
    expect(revalidatedCart([{ ...line, stock: 0 }], [product])).toEqual({
      lines: [line],
      changes: [{ type: 'back', name: 'Conjunto Alma' }],
    });
  });
});

describe('what a card adds', () => {
  it('is the first size and colour in stock', () => {
    const variants = [
      { _id: 'v1', size: 'S', color: 'Bordó', stock: 0, sku: null },
      { _id: 'v2', size: 'M', color: 'Bordó', stock: 5, sku: null },
    ];
    expect(firstChoice(aProduct({ variants }))).toEqual({ size: 'M', color: 'Bordó' });
  });

  it('is Negro where the colours are unknown, and no colour where there is no choice', () => {
    const variants = [{ _id: 'v', size: null, color: null, stock: 5, sku: null }];
    expect(firstChoice(aProduct({ colors: null, variants }))).toEqual({ size: 'S', color: 'Negro' });
    expect(firstChoice(aProduct({ colors: [], size: [], variants }))).toEqual({ size: '' });
  });
});
