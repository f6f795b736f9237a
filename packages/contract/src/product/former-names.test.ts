import { expect, test } from 'vitest';
import { formerNamesIn, renamedVariant, type Rename } from './former-names';
import { resolveVariant } from './resolve-variant';

const blue = { name: 'Azul noche', value: '#101040' };
const formerNames: Rename[] = [
  { kind: 'color', from: 'Negro', to: 'Azul noche' },
  { kind: 'size', from: 'XL', to: 'XXL' },
];
const product = { sizes: ['XXL'], colors: [blue], items: [{ color: 'Azul noche' }], formerNames };

test('resolveVariant finds a variant by the names that it had', () => {
  expect(resolveVariant({ size: 'xl', color: 'negro ' }, product)).toEqual({
    size: 'XXL',
    color: 'Azul noche',
  });
  expect(resolveVariant({ size: 'XXL', color: 'AZUL NOCHE' }, product)).toEqual({
    size: 'XXL',
    color: 'Azul noche',
  });
  expect(resolveVariant({ size: 'XL', color: 'Rojo' }, product)).toEqual({ fault: 'color' });
});

test('renamedVariant keeps what nobody renamed, and a missing size or colour', () => {
  expect(renamedVariant({ size: null, color: 'Rojo' }, formerNames)).toEqual({ size: null, color: 'Rojo' });
  expect(renamedVariant({ size: 'XL', color: 'Rojo', id: 1 })).toEqual({ size: 'XL', color: 'Rojo', id: 1 });
});

test('formerNamesIn drops a name that is offered again, and one whose colour is gone', () => {
  const black = { name: 'negro', value: '#000000' };
  expect(formerNamesIn(formerNames, { sizes: ['XXL'], colors: [blue, black] })).toEqual([formerNames[1]]);
  expect(formerNamesIn(formerNames, { sizes: [], colors: [blue] })).toEqual([formerNames[0]]);
});
