import { expect, test } from 'vitest';
import { isMeant, paletteActions } from './actions.ts';

const found = (typed: string) =>
  paletteActions.filter((one) => isMeant(one, typed)).map(({ label }) => label);

test('the actions of every day come first, in the order of a day, and fit above the keyboard of a phone', () => {
  const everyday = paletteActions.filter(({ isEveryday }) => isEveryday).map(({ label }) => label);
  expect(everyday).toEqual([
    'Registrar venta',
    'Ver comprobantes para verificar',
    'Crear producto',
    'Cambiar precios',
    'Crear cupón',
    'Cerrar la caja',
  ]);
  expect(paletteActions.slice(0, everyday.length).map(({ label }) => label)).toEqual(everyday);
});

test.each([
  ['venta', 'Registrar venta'],
  ['precios', 'Ver productos'],
  ['aumento', 'Cambiar precios'],
  ['planilla', 'Importar productos (CSV)'],
  ['descuento', 'Crear cupón'],
  ['costo', 'Cambiar el costo de envío'],
  ['envío', 'Cambiar los envíos y el retiro'],
  ['cbu', 'Cambiar las formas de cobrar'],
  ['alias', 'Cambiar las formas de cobrar'],
  ['talles', 'Editar las guías de talles'],
  ['devolución', 'Ver casos y mensajes de contacto'],
  ['caja', 'Cerrar la caja'],
  ['ver prod', 'Ver productos'],
])('the everyday word %s finds %s', (typed, label) => {
  expect(found(typed)).toContain(label);
});

test('a word that no action has finds none', () => {
  expect(found('zapatillas')).toEqual([]);
});
