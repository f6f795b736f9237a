import { aProduct } from '@shop/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { aCartLine } from '#testing/checkout-builders.ts';
import { mergeShared } from './shared-cart.tsx';

// @spec E.6

const shared = [{ product: aProduct(), size: 'M', color: 'Bordó', quantity: 2 }];

describe('mergeShared', () => {
  it('mergeShared keeps what is in the cart and adds the lines of the link', () => {
    const lines = mergeShared([aCartLine({ id: 'otro' })], shared);
    expect(lines.map(({ id, size, quantity }) => [id, size, quantity])).toEqual([
      ['otro', aCartLine().size, aCartLine().quantity],
      [aProduct()._id, 'M', 2],
    ]);
  });

  it('mergeShared changes nothing when the link is opened again', () => {
    const once = mergeShared([], shared);
    expect(mergeShared(once, shared)).toEqual(once);
  });
});
