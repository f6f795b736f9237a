import { normalizeSize, normalizeText, type ImportColumn, type Rename } from '@shop/contract';
import { parseNumber, PRODUCT_COLUMNS, readers, InvalidCell, type ProductColumn } from './csv-columns';
import { importTexts } from './import-texts';
import { groupByProduct, type SheetRow } from './parse-sheet';
import { cellNote, type RowNote } from './row-note';

export type ImportedItem = {
  row: number;
  size: string | null;
  color: string | null;
  stock?: number;
  seen?: number;
  sku?: string;
  /** Names what the row says about stock, and of which variant; the same of a stored import is not applied again. */
  stockKey: string;
  isRepeated?: boolean;
};
export type ImportedProduct = {
  /** The first of `rows`. */
  row: number;
  rows: number[];
  id: string;
  fields: Record<string, unknown>;
  rowOf: Record<string, number>;
  items: ImportedItem[];
  /** Corrected names that its rows ask for. */
  renames: Rename[];
  errors: RowNote[];
};

function parseCell<T>(
  { errors }: ImportedProduct,
  { row, cells }: SheetRow,
  { column, read }: { column: ImportColumn; read: (text: string) => T },
): T | undefined {
  const text = cells[column];
  if (text === undefined) return undefined;
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof InvalidCell)) throw error;
    errors.push(cellNote(row, column, error.message));
    return undefined;
  }
}

function readFields(product: ImportedProduct, filled: Map<ProductColumn, SheetRow>, row: SheetRow): void {
  for (const column of PRODUCT_COLUMNS) {
    const text = row.cells[column];
    if (text === undefined) continue;
    const first = filled.get(column);
    if (first && first.cells[column] !== text)
      product.errors.push({ row: row.row, column, message: importTexts.differs(first.row) });
    if (first) continue;
    filled.set(column, row);
    const { field, read } = readers[column];
    product.rowOf[field] = row.row;
    const value = parseCell(product, row, { column, read });
    if (value !== undefined) product.fields[field] = value;
  }
}

const hasStockCells = ({ cells }: SheetRow) =>
  Boolean(cells.talle ?? cells.color ?? cells.stock ?? cells.stock_visto ?? cells.sku);

function readItem(product: ImportedProduct, sheetRow: SheetRow): ImportedItem {
  const { row, cells } = sheetRow;
  const count = (column: 'stock' | 'stock_visto') =>
    parseCell(product, sheetRow, { column, read: parseNumber });
  const variant = { size: cells.talle ? normalizeSize(cells.talle) : null, color: cells.color ?? null };
  const units = `${cells.stock_visto ?? ''}>${cells.stock ?? ''}@${cells.exportado ?? ''}`;
  return {
    ...variant,
    row,
    stock: count('stock'),
    seen: count('stock_visto'),
    sku: cells.sku,
    stockKey: `${encodeURIComponent(itemKey(variant))}:${units.replace(/\s/g, '')}`,
  };
}

/** Returns the key of a variant within its product. */
export const itemKey = ({ size, color }: { size: string | null; color: string | null }): string =>
  `${size ?? ''}|${(color ?? '').toLowerCase()}`;

/** Returns a title without what tells no two products apart: capitals, accents and further blanks. */
export const titleKeyOf = (title: unknown): string => normalizeText(String(title)).replace(/\s+/g, ' ');

/** Returns whether an item has neither size nor colour. */
export const isPlain = ({ size, color }: { size: string | null; color: string | null }): boolean =>
  size === null && color === null;

function checkRepeatedItems({ items, errors }: ImportedProduct): void {
  const rowOf = new Map<string, number>();
  for (const item of items) {
    const first = rowOf.get(itemKey(item));
    if (first !== undefined) errors.push({ row: item.row, message: importTexts.repeatedVariant(first) });
    else rowOf.set(itemKey(item), item.row);
  }
}

function productOf(rows: readonly SheetRow[]): ImportedProduct {
  const product: ImportedProduct = {
    row: rows[0]?.row ?? 0,
    rows: rows.map(({ row }) => row),
    id: rows.find(({ cells }) => cells._id)?.cells._id ?? '',
    fields: {},
    rowOf: {},
    items: [],
    renames: [],
    errors: [],
  };
  const filled = new Map<ProductColumn, SheetRow>();
  for (const row of rows) {
    readFields(product, filled, row);
    if (hasStockCells(row)) product.items.push(readItem(product, row));
  }
  checkRepeatedItems(product);
  return product;
}

/** Groups the rows of a sheet into unvalidated products, each with the errors of its rows; orphans belong to none. */
export function parseProducts(rows: readonly SheetRow[]): {
  products: ImportedProduct[];
  orphans: number[];
} {
  const { groups, orphans } = groupByProduct(rows);
  return { products: groups.map(productOf), orphans: orphans.map(({ row }) => row) };
}
