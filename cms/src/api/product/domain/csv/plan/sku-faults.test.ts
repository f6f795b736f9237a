import { type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { newSkus, skuFaults } from './sku-faults';

const variant = (size: string, sku: string | null) => ({ _id: size, size, color: null, stock: 1, sku });
const alma = { _id: 'alma', variants: [variant('S', 'A-S'), variant('M', 'A-M')] } as unknown as Product;
const stored = new Map([['alma', alma]]);
const owner = { documentId: 'alma', title: 'Alma', size: 'S', color: null, sku: 'A-S' };

const read = (...rows: string[][]) => {
  const all = [['_id', 'titulo', 'talle', 'sku'], ...rows];
  return parseProducts(parseSheet(all.map((cells, at) => ({ row: at + 1, cells }))).rows).products;
};
const faultsOf = (...rows: string[][]) =>
  skuFaults(read(...rows), stored, [owner]).map(({ row, message }) => `${row}: ${message}`);

test('an SKU that its variant has is neither new nor a fault', () => {
  expect(newSkus(read(['alma', '', 'S', 'A-S'], ['alma', '', 'M', 'B-M']), stored)).toEqual(['B-M']);
  expect(faultsOf(['alma', '', 'S', 'A-S'], ['alma', '', 'M', 'B-M'])).toEqual([]);
  expect(faultsOf(['alma', '', 'S', 'a-s'])).toEqual([]);
});

test('of two rows with one SKU the new one is at fault, whatever their order', () => {
  const fault = 'El SKU a-s está también en la fila';
  expect(faultsOf(['', 'Luna', 'S', 'a-s'], ['alma', '', 'S', 'A-S'])).toEqual([`2: ${fault} 3`]);
  expect(faultsOf(['alma', '', 'S', 'A-S'], ['', 'Luna', 'S', 'a-s'])).toEqual([`3: ${fault} 2`]);
  expect(faultsOf(['', 'Luna', 'S', 'x'], ['', 'Luna', 'M', 'X'])).toEqual([
    '3: El SKU X está también en la fila 2',
  ]);
});

test('an SKU of the shop is a fault unless the file gives its variant another', () => {
  expect(faultsOf(['', 'Luna', 'S', 'a-s'])).toEqual(['2: El SKU A-S ya es de «Alma» (S)']);
  expect(faultsOf(['alma', '', 'M', 'A-S'])).toEqual(['2: El SKU A-S ya es de «Alma» (S)']);
  expect(faultsOf(['alma', '', 'S', 'A-2'], ['', 'Luna', 'S', 'A-S'])).toEqual([]);
});
