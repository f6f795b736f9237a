import { expect, test } from 'vitest';
import { importChunks } from './import-chunks.ts';

const header = ['_id', 'Título', 'talle'];
const product = (number: number, row: number, cells: string[] = [`p${number}`]) => ({
  row,
  cells,
  product: number,
});

test('importChunks puts a short file into one chunk with its row numbers', () => {
  const rows = [product(1, 2, ['a', 'Alma', 'S']), product(1, 4, ['', '', 'M'])];
  expect(importChunks({ header, rows })).toEqual([
    {
      header,
      rows: [
        { row: 2, cells: ['a', 'Alma', 'S'] },
        { row: 4, cells: ['', '', 'M'] },
      ],
    },
  ]);
});

test('importChunks splits a long file between products, even with mixed rows', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => product(1 + (at % 1000), at + 2));
  const chunks = importChunks({ header, rows });
  expect(chunks.length).toBe(10);
  expect(chunks.reduce((sum, chunk) => sum + chunk.rows.length, 0)).toBe(2000);
  for (const chunk of chunks) {
    const ids = chunk.rows.map(({ cells }) => cells[0]);
    expect(new Set(ids).size).toBe(ids.length / 2);
  }
  expect([chunks[0]?.rows[0]?.row, chunks[0]?.rows[100]?.row, chunks[1]?.rows[0]?.row]).toEqual([
    2, 1002, 102,
  ]);
});

test('importChunks puts fewer rows into a chunk when texts are long', () => {
  const rows = Array.from({ length: 50 }, (_, at) =>
    product(at, at + 2, [`p${at}`, 'ñ"\n'.repeat(2000), '']),
  );
  const chunks = importChunks({ header, rows });
  expect(chunks.length).toBeGreaterThan(2);
  for (const chunk of chunks) expect(JSON.stringify(chunk).length).toBeLessThan(512_000 / 3);
});

test('importChunks puts fewer rows into a chunk when there are many cells', () => {
  const wide = Array.from({ length: 300 }, () => '');
  const rows = Array.from({ length: 100 }, (_, at) => product(at, at + 2, wide));
  const chunks = importChunks({ header: wide, rows });
  expect(chunks.map((chunk) => chunk.rows.length)).toEqual([48, 48, 4]);
});

test('importChunks keeps the rows of a chunk in the order of the file', () => {
  const rows = [product(1, 2), product(2, 3), product(1, 4), product(2, 5)];
  const [only] = importChunks({ header, rows });
  expect(only?.rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [2, 'p1'],
    [3, 'p2'],
    [4, 'p1'],
    [5, 'p2'],
  ]);
});
