import { applyCoupon, type Coupon } from '@shop/contract';
import { expect, test } from 'vitest';
import { couponFault } from './coupon-fault';

// @spec E.10

const coupon: Coupon = {
  _id: 'c',
  code: 'VERANO10',
  kind: 'percent',
  value: 10,
  from: null,
  to: '2026-11-30',
  minimum: 5_000,
  categories: ['bodies'],
  onDiscounted: false,
  withPaymentDiscount: true,
  oncePerClient: false,
  maxUses: 3,
  active: true,
  uses: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const line = { productId: 'p', unitPrice: 6_000, quantity: 1, category: 'bodies', isDiscounted: false };

test.each([
  ['is usable', {}, {}, '2026-11-24', null],
  ['has ended', {}, {}, '2026-12-01', 'Ese cupón venció.'],
  [
    'is paused, as if there was none',
    { active: false },
    {},
    '2026-11-24',
    'Ese cupón no existe o no está disponible.',
  ],
  ['is used up', { uses: 3 }, {}, '2026-11-24', 'Ese cupón se agotó.'],
  ['is for others', {}, { category: 'x' }, '2026-11-24', 'Ese cupón no es para los productos de tu carrito.'],
  [
    ...(['excludes discounted products', {}, { isDiscounted: true }, '2026-11-24'] as const),
    'Ese cupón no es para los productos de tu carrito.',
  ],
  [
    ...(['asks for more', {}, { unitPrice: 4_000 }, '2026-11-24'] as const),
    'Ese cupón es para compras desde $5.000: te faltan $1.000.',
  ],
])('a coupon that %s', (_, change, lineChange, today, fault) =>
  expect(
    couponFault({ ...coupon, ...change }, applyCoupon(coupon, [{ ...line, ...lineChange }]), today),
  ).toBe(fault),
);
