import { expect, test } from 'vitest';
import { limitOf } from './endpoint-limits';

test.each([
  ['a staff write', 'createProduct', 'adminWrite'],
  ['a staff read', 'listCoupons', null],
  ['a staff read of what buyers typed', 'listOrders', 'personalRead'],
  ['a public read', 'listProducts', 'publicRead'],
  ['a public read with a limit of its own', 'getOrderByNumber', 'trackOrder'],
  ['a public write', 'createOrder', 'createOrder'],
  ['signing in', 'login', null],
] as const)('%s (%s) spends the limit %s', (_, name, limit) => expect(limitOf(name)).toBe(limit));
