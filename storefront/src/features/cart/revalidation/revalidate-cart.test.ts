import { describe, expect, it } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { revalidateCart } from './revalidate-cart.ts';
import { createCartLine } from '../lines/product-line.ts';

const product = aProduct();
const line = createCartLine(product, { size: 'M', color: 'Bordó' }, 2);

describe('revalidateCart', () => {
  it('revalidateCart returns no changes when nothing changed', () => {
    expect(revalidateCart([line], [product])).toEqual({ lines: [line], changes: [] });
  });

  it('revalidateCart shows the picture that the color has now', () => {
    const thumbnails = ['/negro.jpg', '/bordo.jpg'];
    const current = aProduct({ thumbnails, thumbnailColors: [['Negro'], ['Bordó']] });
    expect(revalidateCart([line], [current]).lines[0]?.image).toBe('/bordo.jpg');
  });

  it('revalidateCart applies a new price and reports the old and the new one', () => {
    const { lines, changes } = revalidateCart([line], [aProduct({ discount: 10 })]);
    expect(lines[0]?.price).toBe(18_000);
    expect(changes).toEqual([{ type: 'price', name: 'Conjunto Alma', from: 20_000, to: 18_000 }]);
  });

  it('revalidateCart lowers a quantity to the units left of that size and color', () => {
    const variants = [{ _id: 'v', size: 'M', color: 'Bordó', stock: 1, sku: null }];
    const { lines, changes } = revalidateCart([line], [aProduct({ variants })]);
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
  ])('revalidateCart keeps a line that is %s, with no stock, and reports it once', (_, products) => {
    const first = revalidateCart([line], products);
    expect(first).toEqual({
      lines: [{ ...line, stock: 0 }],
      changes: [{ type: 'unavailable', name: 'Conjunto Alma' }],
    });
    expect(revalidateCart(first.lines, products)).toEqual({ lines: first.lines, changes: [] });
  });

  it('revalidateCart reports a line that is available again, with its quantity', () => {
    expect(revalidateCart([{ ...line, stock: 0 }], [product])).toEqual({
      lines: [line],
      changes: [{ type: 'available', name: 'Conjunto Alma' }],
    });
  });

  it('revalidateCart finds a line by the names that its variant had, and joins it with its line of today', () => {
    const renamed = aProduct({
      formerNames: [{ kind: 'color', from: 'Bordó', to: 'Vino' }],
      colors: [{ name: 'Vino', value: '#700020' }],
      variants: [{ _id: 'v', size: 'M', color: 'Vino', stock: 5, sku: null }],
    });
    expect(revalidateCart([line], [renamed])).toEqual({
      lines: [{ ...line, color: 'Vino', stock: 5 }],
      changes: [],
    });
    const both = [line, { ...line, color: 'Vino', quantity: 1 }];
    expect(revalidateCart(both, [renamed]).lines).toMatchObject([{ color: 'Vino', quantity: 3 }]);
  });
});
