import { describe, expect, test } from 'vitest';
import { coversCity, findMissingAddressFields, resolveDeliveryMethod } from './delivery';

test.each([
  [{ deliveryMethod: 'home' as const, shippingCost: 0 }, 'home'],
  [{ deliveryMethod: 'pickup' as const, shippingCost: 2_500 }, 'pickup'],
  [{ shippingCost: 2_500 }, 'home'],
  [{ shippingCost: 0 }, 'pickup'],
  [{ shippingCost: null }, 'pickup'],
  [{}, 'pickup'],
])('the draft %j resolves to the delivery method %s', (draft, delivery) =>
  expect(resolveDeliveryMethod(draft)).toBe(delivery),
);

describe('home delivery', () => {
  test('home delivery requires an address and a city', () =>
    expect(findMissingAddressFields({ address: ' ', city: '' }, 'home')).toEqual([
      { path: 'address', message: 'La dirección es requerida para el envío' },
      { path: 'city', message: 'La ciudad es requerida para el envío' },
    ]));
  test('home delivery misses no field with both', () =>
    expect(findMissingAddressFields({ address: 'Los Álamos 100', city: 'Neuquén' }, 'home')).toEqual([]));
});

test('a pickup requires no address', () =>
  expect(findMissingAddressFields({ address: '', city: '' }, 'pickup')).toEqual([]));

test.each([
  ['Neuquén', true],
  [' neuquen ', true],
  ['\u2060Neuquén\u200b', true],
  ['NEUQUÉN', true],
  ['Cipolletti', false],
  ['', false],
  ['Neuquén Capital', true],
  ['Neuquén, capital', true],
  ['nqn', true],
  ['NQN Capital', true],
  ['Nqn.', true],
  ['NEUQUEN', true],
  ['Neuquén (Capital)', true],
  ['Neuquén - Neuquén', true],
  ['Ciudad de Neuquén', true],
  ...[
    'Neuquen cap',
    'Neuquén Cap.',
    'nqn cap',
    'Neuquén ciudad',
    'la ciudad de neuquen',
    'Neuquen 8300',
    '8300 Neuquén',
    'Q8300 Neuquén',
    'Q8300ABC Neuquén',
    'Neuquen/Capital',
    'Capital Neuquén',
    'N.Q.N',
  ].map((city): [string, boolean] => [city, true]),
  ['Plottier capital', false],
  ['Plottier 8316', false],
  ['Capital Federal', false],
  ['capital', false],
  ['Provincia de Neuquén', false],
])('a delivery to the city %j is covered: %s', (city, covered) =>
  expect(coversCity(city, ['Neuquén'])).toBe(covered),
);
