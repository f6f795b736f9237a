import { MAX_IMPORT_CELLS, MAX_IMPORT_PRODUCTS, type ImportFile } from '@shop/contract';

type FileRow = ImportFile['rows'][number];
/** Part of a file that one call carries. */
export type ImportChunk = {
  header: string[];
  rows: Omit<FileRow, 'product'>[];
  /** Versions of its products that the preview has shown. */
  seen?: { row: number; version: string }[];
};

// As JSON. A character takes at most three bytes, and the server accepts 512 kB.
const CHARACTERS_PER_CHUNK = 150_000;

type Size = { products: number; cells: number; characters: number };

const sizeOf = (rows: readonly ImportChunk['rows'][number][], products: number): Size => ({
  products,
  cells: rows.reduce((sum, { cells }) => sum + cells.length + 3, 0),
  characters: JSON.stringify(rows).length,
});

const sumOf = (one: Size, other: Size): Size => ({
  products: one.products + other.products,
  cells: one.cells + other.cells,
  characters: one.characters + other.characters,
});

const fits = ({ products, cells, characters }: Size) =>
  products <= MAX_IMPORT_PRODUCTS && cells <= MAX_IMPORT_CELLS && characters <= CHARACTERS_PER_CHUNK;

function rowsByProduct(rows: readonly FileRow[]): ImportChunk['rows'][] {
  const groups = new Map<number, ImportChunk['rows']>();
  for (const { row, cells, product } of rows) {
    const group = groups.get(product) ?? [];
    groups.set(product, group);
    group.push({ row, cells });
  }
  return [...groups.values()];
}

/** Splits a file into chunks for one call each, with the header and whole products. */
export function importChunks({ header, rows }: ImportFile): ImportChunk[] {
  const empty = sizeOf([{ row: 1, cells: header }], 0);
  const chunks: { rows: ImportChunk['rows']; size: Size }[] = [];
  for (const group of rowsByProduct(rows)) {
    const size = sizeOf(group, 1);
    const last = chunks.at(-1);
    const together = sumOf(last?.size ?? empty, size);
    if (last && fits(together)) {
      last.rows.push(...group);
      last.size = together;
    } else chunks.push({ rows: [...group], size: sumOf(empty, size) });
  }
  // In file order, the server finds the same products in a chunk as in the file.
  return chunks.map((chunk) => ({ header, rows: chunk.rows.sort((a, b) => a.row - b.row) }));
}
