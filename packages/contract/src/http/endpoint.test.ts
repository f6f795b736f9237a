import { describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints';
import { limitOf, pathOf } from './endpoint';

describe('endpoint paths', () => {
  test('an endpoint path without parameters stays as it is', () => expect(pathOf('/orders')).toBe('/orders'));
  test('an endpoint path is filled with its parameters', () =>
    expect(pathOf('/orders/by-number/:orderNumber/proof', { orderNumber: 'JL-20260101-0001' })).toBe(
      '/orders/by-number/JL-20260101-0001/proof',
    ));
  test.each(['../admin', 'a/b', 'a?b=c', 'a#b', '%2e%2e'])(
    'an endpoint path encodes the parameter %j, which cannot change the route',
    (id) => {
      const path = pathOf('/orders/:id', { id });
      expect(path.split('/')).toHaveLength(3);
      expect(new URL(path, 'http://shop.example').search).toBe('');
      expect(decodeURIComponent(path.slice('/orders/'.length))).toBe(id);
    },
  );
});

test.each([
  ['a staff write', 'createProduct', 'adminWrite'],
  ['a staff read', 'listCoupons', null],
  ['a staff read of what buyers typed', 'listOrders', 'personalRead'],
  ['a public read', 'listProducts', 'publicRead'],
  ['a public read with a limit of its own', 'getOrderByNumber', 'trackOrder'],
  ['a public write', 'createOrder', 'createOrder'],
  ['signing in', 'login', null],
] as const)('%s (%s) spends the limit %s', (_, name, limit) => expect(limitOf(endpoints[name])).toBe(limit));
