import { expect, test } from 'vitest';
import { csvChunks } from './csv-chunks.ts';

const write = (rows: string[][]) => rows.map((cells) => cells.join(';')).join('\n');
const header = ['_id', 'Título', 'talle'];

test('csvChunks puts a short file into one chunk without blank rows and keeps row numbers', () => {
  const [piece, ...others] = csvChunks([header, ['a', 'Alma', 'S'], ['', ' ', ''], ['', '', 'M']], write);
  expect(others).toEqual([]);
  expect(piece?.csv).toBe('_id;Título;talle\na;Alma;S\n;;M');
  expect([1, 2, 3].map((row) => piece?.rowOf(row))).toEqual([1, 2, 4]);
});

test('csvChunks splits a long file between products, even with mixed rows', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => [`p${at % 1000}`, `Producto ${at % 1000}`, `T${at}`]);
  const pieces = csvChunks([header, ...rows], write);
  expect(pieces.length).toBe(10);
  expect(pieces.reduce((sum, piece) => sum + piece.rows, 0)).toBe(2000);
  for (const { csv } of pieces) {
    const ids = csv
      .split('\n')
      .slice(1)
      .map((line) => line.split(';')[0]);
    expect(new Set(ids).size).toBe(ids.length / 2);
  }
  expect([pieces[0]?.rowOf(2), pieces[0]?.rowOf(3), pieces[1]?.rowOf(2)]).toEqual([2, 1002, 102]);
});

test('csvChunks puts fewer rows into a chunk when texts are long', () => {
  const rows = Array.from({ length: 50 }, (_, at) => [`p${at}`, 'x'.repeat(5000), '']);
  const pieces = csvChunks([header, ...rows], write);
  expect(pieces.length).toBeGreaterThan(2);
  for (const { csv } of pieces) expect(csv.length).toBeLessThan(200_000);
});

test('csvChunks groups a row by title with the rows that have the id', () => {
  const [first] = csvChunks([header, ['a', 'Alma', 'S'], ['b', 'Brisa', 'S'], ['', 'alma', 'M']], write);
  expect(first?.csv.split('\n').slice(1)).toEqual(['a;Alma;S', ';alma;M', 'b;Brisa;S']);
});

test('csvChunks keeps a row without a product below the row above', () => {
  const [only] = csvChunks(
    [header, ['a', 'Alma', 'S'], ['b', 'Brisa', 'S'], ['a', 'Alma', 'M'], ['', '', 'L']],
    write,
  );
  expect(only?.csv.split('\n').slice(1)).toEqual(['a;Alma;S', 'a;Alma;M', ';;L', 'b;Brisa;S']);
});
