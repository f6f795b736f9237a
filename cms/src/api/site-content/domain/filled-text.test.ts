import { expect, test } from 'vitest';
import { couldBeFilled } from './filled-text';

const lines = 'Cuesta {costo_de_envio}.\n\nGratis desde {envio_gratis_desde}, en {dias_de_envio}.\nHola';

test.each([
  ['+54 299 1', '{telefono}', true],
  ['hola@jazmin.example', '{email}', true],
  ['Comprar', '{marca}', false],
  ['', '{telefono}', false],
  ['Envío $2.500', 'Envío {costo_de_envio}', true],
  ['Envío', 'Envío {costo_de_envio}', false],
  ['Envío sin costo, $0', 'Envío a {costo_de_envio}', false],
  ['Cuesta $1.\n\nGratis desde $2, en 3 días.\nHola', lines, true],
  ['Cuesta $1.\n\nHola', lines, true],
  ['Hola', lines, true],
  ['Cuesta $1.\n\nChau', lines, false],
  ['Cuesta $1.\n\nHola\nY más', lines, false],
  ['Gratis desde $2 en 3 días.\nHola', lines, false],
])('couldBeFilled(%j, %j) is %s', (text, source, expected) =>
  expect(couldBeFilled(text, source)).toBe(expected),
);
