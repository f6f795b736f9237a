import { expect, test } from 'vitest';
import { parseCatalogFilters } from './catalog-filters.ts';
import { colorChoices, toggleColor } from './color-filter.tsx';

const red = { name: 'Rojo', value: '#aa0000', products: 3 };
const blue = { name: 'azul', value: '#0000aa', products: 1 };
const chosen = (text: string) => parseCatalogFilters(new URLSearchParams(text));

test('colorChoices lists the offered and the chosen colors by name, once each', () => {
  expect(colorChoices(chosen('color=ROJO,Verde'), [red, blue])).toEqual([
    { ...blue, isOn: false },
    { ...red, isOn: true },
    { name: 'Verde', products: 0, isOn: true },
  ]);
});

test('colorChoices omits colors with a comma, which separates colors in the address', () =>
  expect(colorChoices(chosen(''), [{ ...red, name: 'Rojo, azul' }, blue])).toEqual([
    { ...blue, isOn: false },
  ]));

test('toggleColor adds and removes a color in any case', () => {
  expect(toggleColor(['Rojo'], 'azul')).toEqual(['Rojo', 'azul']);
  expect(toggleColor(['ROJO', 'azul'], 'Rojo')).toEqual(['azul']);
});
