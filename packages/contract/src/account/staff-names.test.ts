import { expect, test } from 'vitest';
import { isLatinName, isReservedName, isSameStaffName } from './staff-names';

test.each([
  'sistema',
  'S i s t e m a',
  'SÍSTEMA',
  'ｓistema',
  'slstema',
  '5istema',
  'equipo.',
  'Mercado-Pago',
  'el sistema',
  'sistema sistema',
  'Sistema Automático',
  'Sistema2',
  'Mercado Pago Oficial',
  'MercadoPago.Oficial',
  'Equipo de Jazmín',
  'cliente (web)',
  'Admin.',
  'Jazmín',
  'lencería jazmin',
])('the name %j is reserved', (name) => expect(isReservedName(name, 'Jazmín Lencería')).toBe(true));
test('the brand of the shop is reserved, however it is written', () => {
  for (const name of ['jazmin lenceria', 'JAZMÍN  LENCERÍA', 'Jazm1n Lencer1a'])
    expect(isReservedName(name, 'Jazmín Lencería')).toBe(true);
  expect(isReservedName('Jazmín Pérez', 'Jazmín Lencería')).toBe(false);
});
test.each(['BERTA  PRUEBA', 'Berta Prúeba', 'Berta-Prueba', 'Berta.Prueba', 'Berta Prueba '])(
  'the name %j is that of a colleague',
  (name) => expect(isSameStaffName(name, 'Berta Prueba')).toBe(true),
);
test.each(['Berta Pruebas', 'Berta', 'Berta Prueba 2'])('the name %j is another one', (name) =>
  expect(isSameStaffName(name, 'Berta Prueba')).toBe(false),
);
test.each(['sіstema', 'Mercadо Pago', 'Αna', 'ｓistema', 'аna', 'ꜱistema', 'ana\u0336'])(
  'the name %j has letters that imitate Latin ones',
  (name) => expect(isLatinName(name)).toBe(false),
);
test.each([
  'María José',
  'Nuñez, no'.slice(0, 5),
  "D'Angelo",
  'ana.2@tienda.com',
  'Zoë Łukasz',
  'ana_b-c',
  'Jazmín Pérez',
  'Clientina',
])('the name %j is a name of a person', (name) =>
  expect([isLatinName(name), isReservedName(name, 'Jazmín')]).toEqual([true, false]),
);
