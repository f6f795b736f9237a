import { expect, test } from 'vitest';
import { clientCsvRows } from './list-clients';

const HEADS = [
  'Nombre',
  'Teléfono',
  'Email',
  'Órdenes',
  'Compras',
  'Total gastado',
  'Última compra',
  'Talles',
  'Acepta novedades',
  'Cómo aceptó',
  'Aceptó el',
];

test('clientCsvRows leaves what staff noted out of the file for news', () => {
  expect(clientCsvRows([], false)[0]).toEqual([...HEADS, 'Notas']);
  expect(clientCsvRows([], true)[0]).toEqual(HEADS);
});
