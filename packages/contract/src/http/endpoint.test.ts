import { describe, expect, test } from 'vitest';
import { pathOf } from './endpoint';

describe('an endpoint path', () => {
  test('without parameters stays as it is', () => expect(pathOf('/orders')).toBe('/orders'));
  test('is filled with its parameters', () =>
    expect(pathOf('/orders/by-number/:orderNumber/proof', { orderNumber: 'JL-20260101-0001' })).toBe(
      '/orders/by-number/JL-20260101-0001/proof',
    ));
  test.each(['../admin', 'a/b', 'a?b=c', 'a#b', '%2e%2e'])(
    'encodes the parameter %j, which cannot change the route',
    (id) => {
      const path = pathOf('/orders/:id', { id });
      expect(path.split('/')).toHaveLength(3);
      expect(new URL(path, 'http://shop.example').search).toBe('');
      expect(decodeURIComponent(path.slice('/orders/'.length))).toBe(id);
    },
  );
});
