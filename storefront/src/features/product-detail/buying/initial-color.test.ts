import { aProduct } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { initialColor } from './initial-color.ts';

test('initialColor opens an address with the former name of a colour on that colour', () => {
  const product = aProduct({
    colors: [
      { name: 'Rojo', value: '#aa0000' },
      { name: 'Azul noche', value: '#101040' },
    ],
    formerNames: [{ kind: 'color', from: 'Verde salvia', to: 'Azul noche' }],
  });
  expect(initialColor(product, 'verde-salvia', () => 1)).toBe('Azul noche');
  expect(initialColor(product, 'rojo', () => 1)).toBe('Rojo');
});
