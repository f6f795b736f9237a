import { MAX_IMPORT_PIECE, plainText } from '@shop/contract';

/** A part of a file that is sent in one call, and where its rows stand in the whole file. */
export type CsvPiece = { csv: string; rows: number; rowOf: (row: number) => number };
type NumberedRow = { row: number; cells: string[] };

// Every product of a piece is stored in a transaction of its own: a piece stays well below the wait for an answer.
const PRODUCTS_A_PIECE = 100;
// What is typed in a cell may double in length when it is quoted.
const CHARACTERS_A_PIECE = MAX_IMPORT_PIECE / 2;

const columnOf = (header: readonly string[], names: readonly string[]) =>
  header.findIndex((name) => names.includes(plainText(name)));

/** The rows of each product, in the order of the file: those of one product are never sent apart. */
function byProduct(header: readonly string[], rows: readonly NumberedRow[]): NumberedRow[][] {
  const [id, title] = [columnOf(header, ['_id', 'id']), columnOf(header, ['titulo', 'nombre'])];
  const groups: NumberedRow[][] = [];
  const known = new Map<string, NumberedRow[]>();
  const keysOf = ({ cells }: NumberedRow) =>
    [cells[id]?.trim(), cells[title]?.trim().toLowerCase()].filter((key) => key !== undefined && key !== '');
  let last: NumberedRow[] | undefined;
  for (const row of rows) {
    const keys = keysOf(row) as string[];
    // A row that names no product goes on with the row above it, wherever that one belongs.
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

/** A file cut into pieces that a call may carry, each with the header and whole products. */
export function csvPieces(table: readonly string[][], write: (rows: string[][]) => string): CsvPiece[] {
  const [header = [], ...body] = table;
  const rows = body
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const pieces: { rows: NumberedRow[]; products: number; length: number }[] = [];
  for (const group of byProduct(header, rows)) {
    const length = lengthOf(group);
    const last = pieces.at(-1);
    if (last && last.products < PRODUCTS_A_PIECE && last.length + length <= CHARACTERS_A_PIECE) {
      last.rows.push(...group);
      last.products += 1;
      last.length += length;
    } else pieces.push({ rows: [...group], products: 1, length });
  }
  return pieces.map((piece) => ({
    csv: write([header, ...piece.rows.map(({ cells }) => cells)]),
    rows: piece.rows.length,
    rowOf: (row) => piece.rows[row - 2]?.row ?? row,
  }));
}
