import { expect, test } from 'vitest';
import {
  cappedTable,
  column,
  percentOf,
  tableWithoutSums,
  tableWithSums,
  type TableRow,
} from './report-table';

const rows = Array.from({ length: 60 }, (_, at): TableRow => [`Producto ${at}`, at, 3]);
const columns = [
  column.text('name', 'Producto'),
  column.count('units', 'Unidades'),
  column.count('stock', 'Stock'),
];
const parts = { key: 'list', title: 'Más vendidos', explanation: '', columns };

test('sums leave out texts and the stock of today', () =>
  expect(tableWithSums({ ...parts, rows, previousRows: [['Producto 1', 5, 3]] })).toMatchObject({
    total: [null, 1770, null],
    previousTotal: [null, 5, null],
  }));

test('cappedTable cuts a long list off and says of how many rows, and keeps all days', () => {
  const list = tableWithoutSums({ ...parts, rows });
  expect(cappedTable(list)).toMatchObject({ title: 'Más vendidos (50 de 60)', rows: rows.slice(0, 50) });
  expect(cappedTable({ ...list, rowCount: 912 })).toMatchObject({ title: 'Más vendidos (50 de 912)' });
  expect(cappedTable({ ...list, rowCount: 912 })).not.toHaveProperty('rowCount');
  const days = { ...list, columns: [column.day('day', 'Día'), ...columns.slice(1)] };
  expect(cappedTable(days).rows).toHaveLength(60);
});

test('a share has one decimal, and nothing has no shares', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 5), percentOf(0, 0)]).toEqual([33.3, 66.7, 0, null]);
});
