import { expect, test } from 'vitest';
import { csvFileName, csvRows } from './report-csv';
import { column, tableWithSums } from './report-table';

const table = tableWithSums({
  key: 'by-day',
  title: 'Órdenes por día',
  explanation: '',
  columns: [column.day('day', 'Día'), column.pesos('total', 'Total'), column.percent('share', '%')],
  rows: [
    ['2026-11-20', -1500, 12.5],
    ['2026-11-21', 0, null],
  ],
  previousRows: [],
});

test('a file has plain pesos, and days and percentages as spreadsheets of Argentina read them', () =>
  expect(csvRows(table)).toEqual([
    ['Día', 'Total', '%'],
    ['20/11/2026', -1500, '12,5'],
    ['21/11/2026', 0, ''],
    ['Total', -1500, ''],
  ]));

test('a file is named after its table and range', () =>
  expect(csvFileName(table, { from: '2026-11-20', to: '2026-11-21' })).toBe(
    'ordenes-por-dia-2026-11-20-a-2026-11-21.csv',
  ));
