import { expect, test } from 'vitest';
import { csvChunks } from './csv-chunks.ts';

const write = (rows: string[][]) => rows.map((cells) => cells.join(';')).join('\n');
const header = ['_id', 'Título', 'talle'];

test('a short file is one piece, without its blank rows, and rows keep their numbers', () => {
  const [piece, ...others] = csvChunks([header, ['a', 'Alma', 'S'], ['', ' ', ''], ['', '', 'M']], write);
  expect(others).toEqual([]);
  expect(piece?.csv).toBe('_id;Título;talle\na;Alma;S\n;;M');
  expect([1, 2, 3].map((row) => piece?.rowOf(row))).toEqual([1, 2, 4]);
});

test('a long file is cut between products, however its rows are mixed', () => {
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

test('long texts make shorter pieces', () => {
  const rows = Array.from({ length: 50 }, (_, at) => [`p${at}`, 'x'.repeat(5000), '']);
  const pieces = csvChunks([header, ...rows], write);
  expect(pieces.length).toBeGreaterThan(2);
  for (const { csv } of pieces) expect(csv.length).toBeLessThan(200_000);
});

test('a row that names its product only by title goes with the rows that have its id', () => {
  const [first] = csvChunks([header, ['a', 'Alma', 'S'], ['b', 'Brisa', 'S'], ['', 'alma', 'M']], write);
  expect(first?.csv.split('\n').slice(1)).toEqual(['a;Alma;S', ';alma;M', 'b;Brisa;S']);
});

test('a row that names no product stays below the row it follows', () => {
  const [only] = csvChunks(
    [header, ['a', 'Alma', 'S'], ['b', 'Brisa', 'S'], ['a', 'Alma', 'M'], ['', '', 'L']],
    write,
  );
  expect(only?.csv.split('\n').slice(1)).toEqual(['a;Alma;S', 'a;Alma;M', ';;L', 'b;Brisa;S']);
});
