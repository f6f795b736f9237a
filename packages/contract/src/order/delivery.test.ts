import { describe, expect, test } from 'vitest';
import { deliveryOf, missingForDelivery } from './delivery';

test.each([
  [{ deliveryMethod: 'home' as const, shippingCost: 0 }, 'home'],
  [{ deliveryMethod: 'pickup' as const, shippingCost: 2_500 }, 'pickup'],
  [{ shippingCost: 2_500 }, 'home'],
  [{ shippingCost: 0 }, 'pickup'],
  [{ shippingCost: null }, 'pickup'],
  [{}, 'pickup'],
])('%j is delivered as %s', (draft, delivery) => expect(deliveryOf(draft)).toBe(delivery));

describe('home delivery', () => {
  test('needs an address and a city', () =>
    expect(missingForDelivery({ address: ' ', city: '' }, 'home')).toEqual([
      { path: 'address', message: 'La dirección es requerida para el envío' },
      { path: 'city', message: 'La ciudad es requerida para el envío' },
    ]));
  test('with both misses nothing', () =>
    expect(missingForDelivery({ address: 'Los Álamos 100', city: 'Neuquén' }, 'home')).toEqual([]));
});

test('a pickup misses nothing', () =>
  expect(missingForDelivery({ address: '', city: '' }, 'pickup')).toEqual([]));
