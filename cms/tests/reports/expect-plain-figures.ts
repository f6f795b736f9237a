import { endpoints, type Report, type ReportTable } from '@shop/contract';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Commerce } from '../support/data/commerce-calls';
import { plainProducts, plainStockouts } from './plain-goods';
import { plainMix, plainSales, plainTakings } from './plain-money';
import type { Cell, Figures, Range } from './plain-sql';

type Expected = Record<string, Figures>;

/** Returns the figures of each report by plain SQL, by the report's name. */
export function plainReports(db: Knex) {
  const reports: Record<string, (range: Range) => Promise<Expected>> = {
    takings: (range) => plainTakings(db, range),
    sales: (range) => plainSales(db, range),
    products: plainProducts(db),
    stockouts: plainStockouts(db),
    mix: (range) => plainMix(db, range),
  };
  return reports;
}
type PlainReports = ReturnType<typeof plainReports>;

const sorted = (rows: readonly (readonly unknown[])[]): string[] =>
  rows.map((row) => JSON.stringify(row)).sort();

export async function readReport(shop: Commerce, name: string, { from, to }: Range): Promise<Report> {
  const { status, body, text } = await shop.admin(`/api/reports/${name}?from=${from}&to=${to}`);
  if (status !== 200) throw new Error(text);
  return endpoints.readReport.answer.parse(body).report;
}

/** Returns the cells of an exported table, without quotes. */
export async function readFile(shop: Commerce, name: string, key: string, { from, to }: Range) {
  const url = `/api/reports/${name}/export?table=${key}&from=${from}&to=${to}`;
  const { text, headers } = await shop.admin(url);
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);
  return {
    name: headers.get('content-disposition'),
    rows: lines.map((line) => line.slice(1, -1).split('";"')),
  };
}

function expectFigures(table: ReportTable, { rows, total, previousTotal, columns }: Figures): void {
  const isComplete = table.rows.length === rows.length;
  if (table.columns[0]?.kind === 'day') expect(table.rows).toEqual(rows);
  else if (isComplete) expect(sorted(table.rows)).toEqual(sorted(rows));
  else expect(sorted(rows)).toEqual(expect.arrayContaining(sorted(table.rows)));
  if (!isComplete)
    expect([table.rows.length, table.title]).toEqual([50, expect.stringContaining(`(50 de ${rows.length})`)]);
  expect([table.total, table.previousTotal]).toEqual([total, previousTotal]);
  if (columns) expect(table.columns.map(({ label }) => label)).toEqual(columns);
}

/** Compares each table of each report with plain SQL. */
export async function expectPlainFigures(shop: Commerce, plain: PlainReports, range: Range): Promise<void> {
  for (const [name, figuresOf] of Object.entries(plain)) {
    const figures = await figuresOf(range);
    const { tables } = await readReport(shop, name, range);
    expect(tables.map(({ key }) => key)).toEqual(Object.keys(figures));
    for (const table of tables) expectFigures(table, figures[table.key]!);
  }
}

const fileCell = (cell: Cell, kind: string): string => {
  if (cell === null) return '';
  if (kind === 'day') return String(cell).split('-').reverse().join('/');
  return kind === 'percent' ? String(cell).replace('.', ',') : String(cell);
};

/** Compares the file of each table with plain SQL: all rows, and the total. */
export async function expectPlainFiles(shop: Commerce, plain: PlainReports, range: Range): Promise<void> {
  for (const [name, figuresOf] of Object.entries(plain)) {
    const expected = await figuresOf(range);
    for (const { key, columns } of (await readReport(shop, name, range)).tables) {
      const { rows, total } = expected[key]!;
      const cellsOf = (row: Cell[]) => row.map((cell, at) => fileCell(cell, columns[at]!.kind));
      const file = await readFile(shop, name, key, range);
      expect(file.rows[0]).toEqual(columns.map(({ label }) => label));
      const found = total ? file.rows.slice(1, -1) : file.rows.slice(1);
      expect(sorted(found)).toEqual(sorted(rows.map(cellsOf)));
      if (total) expect(file.rows.at(-1)).toEqual(['Total', ...cellsOf(total).slice(1)]);
    }
  }
}
