import { expect, test } from 'vitest';
import { isMeant, paletteActions } from './actions.ts';

const actions = paletteActions({ go: () => undefined, showShortcuts: () => undefined });
const found = (typed: string) => actions.filter((one) => isMeant(one, typed)).map(({ label }) => label);

test('the sale is the first action of the palette', () => {
  expect(actions[0]?.label).toBe('Registrar venta');
});

test.each([
  ['venta', 'Registrar venta'],
  ['precios', 'Ver productos'],
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
