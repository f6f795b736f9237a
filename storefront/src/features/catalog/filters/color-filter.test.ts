import { expect, test } from 'vitest';
import { filtersIn } from './catalog-filters.ts';
import { colorsToFilter, toggledColor } from './color-filter.tsx';

const red = { name: 'Rojo', value: '#aa0000', products: 3 };
const blue = { name: 'azul', value: '#0000aa', products: 1 };
const chosen = (text: string) => filtersIn(new URLSearchParams(text));

test('the colours there are can be chosen by name, once each, with those chosen already', () => {
  expect(colorsToFilter(chosen('color=ROJO,Verde'), [red, blue])).toEqual([
    { ...blue, on: false },
    { ...red, on: true },
    { name: 'Verde', products: 0, on: true },
  ]);
});

test('what an address cannot carry is not offered', () =>
  expect(colorsToFilter(chosen(''), [{ ...red, name: 'Rojo, azul' }, blue])).toEqual([
    { ...blue, on: false },
  ]));

test('a colour is put in and taken out, however it is written', () => {
  expect(toggledColor(['Rojo'], 'azul')).toEqual(['Rojo', 'azul']);
  expect(toggledColor(['ROJO', 'azul'], 'Rojo')).toEqual(['azul']);
});
