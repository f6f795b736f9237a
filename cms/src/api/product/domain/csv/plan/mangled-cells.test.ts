import { type Product } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { isMangledSku, sizeFaults } from './mangled-cells';

const stored = { _id: 'alma', size: ['1/2', '3/4'], variants: [] as Product['variants'] } as Product;

const faultsOf = (header: string[], cells: string[], known: Product | null = stored) => {
  const rows = [header, cells].map((one, at) => ({ row: at + 1, cells: one }));
  const [product] = parseProducts(parseSheet(rows).rows).products;
  return sizeFaults(product!, known).map(({ row, column, message }) => `${row} ${column} ${message}`);
};

describe('a size', () => {
  test.each([
    '01-feb',
    '03-abr',
    '1-feb',
    'feb-24',
    '1/2/2026',
    '2026-02-01',
    '01-feb-26',
    '3 Abril',
    '46054',
    '12-SEPT',
    '####',
  ])('a size that a spreadsheet wrote as the date %s is an error of its row', (size) => {
    const fault = [
      `2 talle «${size.toUpperCase()}» parece una fecha: la planilla cambió el talle, por ejemplo 1/2 por 01-feb`,
    ];
    expect(faultsOf(['_id', 'talle', 'stock'], ['alma', size, '3'])).toEqual(fault);
    expect(faultsOf(['titulo', 'talle', 'stock'], ['Nueva', size, '3'], null)).toEqual(fault);
    expect(faultsOf(['_id', 'talles'], ['alma', `S, ${size}`])[0]).toContain('2 talles');
  });

  test.each(['1/2', '3/4', '85', '100', 'XL', 'S/M', 'Único', 'Marte-1', 'Mar', '2026', '85-B'])(
    '%s is no date',
    (size) => {
      expect(faultsOf(['titulo', 'talle', 'stock'], ['Nueva', size, '3'], null)).toEqual([]);
      expect(faultsOf(['_id', 'talles', 'talle'], ['alma', `S, ${size}`, size])).toEqual([]);
    },
  );

  test('a size that is not among those of its product is an error of its row, until the file adds it', () => {
    const fault = [
      '2 talle El talle XL no está entre los talles del producto: agregalo en la columna talles',
    ];
    expect(faultsOf(['_id', 'talles', 'talle'], ['alma', 'S, M', 'XL'])).toEqual(fault);
    expect(faultsOf(['_id', 'talle'], ['alma', 'XL'])).toEqual(fault);
    expect(faultsOf(['_id', 'talles', 'talle'], ['alma', 'S, XL', 'xl'])).toEqual([]);
  });
});

test.each([
  ['7,79E+12', '7790000000017'],
  ['7.79E+12', null],
  ['7,79E12', null],
  ['17', '0017'],
  ['7.790.000.000.017', '7790000000017'],
  ['7790000000017,00', '7790000000017'],
  ['12345678901234500', '12345678901234567'],
  ['01-feb', '1-2'],
  ['########', null],
  ['########', 'ALMA-M-NEG'],
  ['7790968400000', '7790968412345'],
  ['7790968410000', '7790968412345'],
])('the SKU %s is what a spreadsheet made of %s', (sku, before) =>
  expect(isMangledSku(sku, before)).toBe(true),
);

test.each([
  ['0017', '17x'],
  ['7790000000018', '7790000000017'],
  ['ALMA-M-NEG', null],
  ['0017', null],
  ['12E5', null],
  ['12-05-24', null],
  ['A##', null],
  ['7790968400000', null],
  ['7790968400000', '7790968500001'],
  ['7790968400000', '7790968450000'],
  ['7790968412000', '7790968412345'],
])('the SKU %s is as somebody typed it, where %s was', (sku, before) =>
  expect(isMangledSku(sku, before)).toBe(false),
);
