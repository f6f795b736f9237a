import { expect, test } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { filtersIn } from './catalog-filters.ts';
import { colorsToFilter, toggledColor } from './colors-to-filter.ts';

const red = { name: 'Rojo', value: '#aa0000' };
const blue = { name: 'azul', value: '#0000aa' };
const chosen = (text: string) => filtersIn(new URLSearchParams(text));

test('the colours of the products in view are offered once each, by name, with those chosen already', () => {
  const products = [aProduct({ colors: [red, blue] }), aProduct({ colors: [red] }), aProduct({ colors: [] })];
  expect(colorsToFilter(chosen('color=ROJO,Verde'), products)).toEqual([
    { ...blue, on: false },
    { ...red, on: true },
    { name: 'Verde', on: true },
  ]);
});

test('what the shop shows where colours are unknown is offered; what an address cannot carry is not', () => {
  const products = [
    aProduct({ colors: null }),
    aProduct({ colors: [{ name: 'Rojo, azul', value: '#123456' }] }),
  ];
  expect(colorsToFilter(chosen(''), products).map(({ name }) => name)).toEqual(['Blanco', 'Negro']);
});

test('a colour is put in and taken out, however it is written', () => {
  expect(toggledColor(['Rojo'], 'azul')).toEqual(['Rojo', 'azul']);
  expect(toggledColor(['ROJO', 'azul'], 'Rojo')).toEqual(['azul']);
});
