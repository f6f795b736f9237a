import { MAX_IMPORT_PIECE, normalizeText } from '@shop/contract';

/** Part of a file that one call carries; `rowOf` maps its row numbers to those of the whole file. */
export type CsvChunk = { csv: string; rows: number; rowOf: (row: number) => number };
type NumberedRow = { row: number; cells: string[] };

// The server stores each product in its own transaction; this keeps a call well below the request timeout.
const PRODUCTS_PER_CHUNK = 100;
// Quoting a cell may double its length.
const CHARACTERS_PER_CHUNK = MAX_IMPORT_PIECE / 2;

const columnOf = (header: readonly string[], names: readonly string[]) =>
  header.findIndex((name) => names.includes(normalizeText(name)));

/** Groups the rows by product, in file order, so that a product is never split over two calls. */
function groupByProduct(header: readonly string[], rows: readonly NumberedRow[]): NumberedRow[][] {
  const [id, title] = [columnOf(header, ['_id', 'id']), columnOf(header, ['titulo', 'nombre'])];
  const groups: NumberedRow[][] = [];
  const known = new Map<string, NumberedRow[]>();
  const keysOf = ({ cells }: NumberedRow) =>
    [cells[id]?.trim(), cells[title]?.trim().toLowerCase()].filter((key) => key !== undefined && key !== '');
  let last: NumberedRow[] | undefined;
  for (const row of rows) {
    const keys = keysOf(row) as string[];
    // A row without a product belongs to the product of the row above.
    const found = keys.length === 0 ? last : known.get(keys[0] ?? '');
    last = found ?? [];
    if (!found) groups.push(last);
    last.push(row);
    for (const key of keys) if (!known.has(key)) known.set(key, last);
  }
  return groups;
}

const lengthOf = (rows: readonly NumberedRow[]) =>
  rows.reduce((sum, { cells }) => sum + cells.join(' ').length + 2 * cells.length, 0);

/** Splits a file into chunks for one call each, with the header and whole products. */
export function csvChunks(table: readonly string[][], write: (rows: string[][]) => string): CsvChunk[] {
  const [header = [], ...body] = table;
  const rows = body
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const chunks: { rows: NumberedRow[]; products: number; length: number }[] = [];
  for (const group of groupByProduct(header, rows)) {
    const length = lengthOf(group);
    const last = chunks.at(-1);
    if (last && last.products < PRODUCTS_PER_CHUNK && last.length + length <= CHARACTERS_PER_CHUNK) {
      last.rows.push(...group);
      last.products += 1;
      last.length += length;
    } else chunks.push({ rows: [...group], products: 1, length });
  }
  return chunks.map((chunk) => ({
    csv: write([header, ...chunk.rows.map(({ cells }) => cells)]),
    rows: chunk.rows.length,
    rowOf: (row) => chunk.rows[row - 2]?.row ?? row,
  }));
}
