import { expect, test } from 'vitest';
import { freePriceWarnings } from './free-price-warnings.ts';

const message = 'El descuento deja el precio en $0';
const warned = (...rows: [product: number, price: string, discount: string][]) =>
  freePriceWarnings({
    header: ['titulo', ' Precio', 'Descuento'],
    rows: rows.map(([product, price, discount], at) => ({
      row: at + 2,
      cells: ['Alma', price, discount],
      product,
    })),
  });

test('freePriceWarnings warns of a full discount, of more than 100 and of one that rounds to $0', () => {
  expect(warned([1, '18.900', '100'], [2, '18.900', '250'], [3, '1', '60'], [4, '', '100'])).toEqual([
    { row: 2, message },
    { row: 3, message },
    { row: 4, message },
    { row: 5, message },
  ]);
});

test('freePriceWarnings does not warn of other discounts, nor of cells that change nothing', () => {
  expect(
    warned([1, '18.900', '99'], [2, '18.900', ''], [3, '', '50'], [4, '', ''], [5, 'caro', 'mucho']),
  ).toEqual([]);
  expect(freePriceWarnings({ header: ['titulo'], rows: [{ row: 2, cells: ['Alma'], product: 1 }] })).toEqual(
    [],
  );
});

test('freePriceWarnings warns once per product', () => {
  expect(warned([1, '18.900', '100'], [1, '18.900', '100'])).toEqual([{ row: 2, message }]);
});
