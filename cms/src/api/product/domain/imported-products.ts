import { normaliseSize } from '@shop/contract';
import { numberOf, PRODUCT_COLUMNS, readers, UnreadableCell, type ProductColumn } from './csv-cells';
import { csvTexts } from './csv-texts';
import { type RowNote, type SheetRow } from './imported-sheet';

export type ImportedItem = {
  row: number;
  size: string | null;
  color: string | null;
  stock?: number;
  /** The stock that the export showed. */
  seen?: number;
  sku?: string;
};
export type ImportedProduct = {
  /** The first row that tells of it. */
  row: number;
  id: string;
  fields: Record<string, unknown>;
  /** In which row each field was said. */
  rowOf: Record<string, number>;
  items: ImportedItem[];
  errors: RowNote[];
};

const keysOf = ({ cells }: SheetRow): string[] => [
  ...(cells._id ? [`id ${cells._id}`] : []),
  ...(cells.titulo ? [`title ${cells.titulo.toLowerCase()}`] : []),
];

function started(groups: SheetRow[][]): SheetRow[] {
  const group: SheetRow[] = [];
  groups.push(group);
  return group;
}

/** The rows of each product: by _id, else by title; a row with neither goes on with the product above. */
function groupsOf(rows: readonly SheetRow[]): { groups: SheetRow[][]; errors: RowNote[] } {
  const groups: SheetRow[][] = [];
  const errors: RowNote[] = [];
  const known = new Map<string, SheetRow[]>();
  let last: SheetRow[] | undefined;
  for (const row of rows) {
    const [key, ...others] = keysOf(row);
    const found = key === undefined ? last : known.get(key);
    if (key === undefined && !found) {
      errors.push({ row: row.row, message: csvTexts.noProduct });
      continue;
    }
    last = found ?? started(groups);
    last.push(row);
    for (const name of [key, ...others]) if (name && !known.has(name)) known.set(name, last);
  }
  return { groups, errors };
}

function attempt<T>(product: ImportedProduct, row: number, read: () => T): T | undefined {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof UnreadableCell)) throw fault;
    product.errors.push({ row, message: fault.message });
    return undefined;
  }
}

function readField(product: ImportedProduct, said: Map<ProductColumn, SheetRow>, row: SheetRow): void {
  for (const column of PRODUCT_COLUMNS) {
    const text = row.cells[column];
    if (text === undefined) continue;
    const before = said.get(column);
    if (before && before.cells[column] !== text)
      product.errors.push({ row: row.row, message: csvTexts.differs(column, before.row) });
    if (before) continue;
    said.set(column, row);
    const { field, read } = readers[column];
    product.rowOf[field] = row.row;
    const value = attempt(product, row.row, () => read(text));
    if (value !== undefined) product.fields[field] = value;
  }
}

const tellsOfStock = ({ cells }: SheetRow) =>
  Boolean(cells.talle ?? cells.color ?? cells.stock ?? cells.stock_visto ?? cells.sku);

function readItem(product: ImportedProduct, { row, cells }: SheetRow): ImportedItem {
  const count = (column: 'stock' | 'stock_visto') => {
    const text = cells[column];
    return text === undefined ? undefined : attempt(product, row, () => numberOf(column, text));
  };
  return {
    row,
    size: cells.talle ? normaliseSize(cells.talle) : null,
    color: cells.color ?? null,
    stock: count('stock'),
    seen: count('stock_visto'),
    sku: cells.sku,
  };
}

/** What tells a variant from the others of its product. */
export const itemKey = ({ size, color }: { size: string | null; color: string | null }): string =>
  `${size ?? ''}|${(color ?? '').toLowerCase()}`;

/** Whether it is the one stock of a product without variants. */
export const isPlain = ({ size, color }: { size: string | null; color: string | null }): boolean =>
  size === null && color === null;

function checkItems({ items, errors }: ImportedProduct): void {
  const seen = new Map<string, number>();
  for (const item of items) {
    const before = seen.get(itemKey(item));
    if (before !== undefined) errors.push({ row: item.row, message: csvTexts.repeatedVariant(before) });
    else seen.set(itemKey(item), item.row);
  }
}

function productOf(rows: readonly SheetRow[]): ImportedProduct {
  const product: ImportedProduct = {
    row: rows[0]?.row ?? 0,
    id: rows.find(({ cells }) => cells._id)?.cells._id ?? '',
    fields: {},
    rowOf: {},
    items: [],
    errors: [],
  };
  const said = new Map<ProductColumn, SheetRow>();
  for (const row of rows) {
    readField(product, said, row);
    if (tellsOfStock(row)) product.items.push(readItem(product, row));
  }
  checkItems(product);
  return product;
}

/** The products that a sheet describes, still to be checked, each with what is wrong in its rows. */
export function importedProducts(rows: readonly SheetRow[]): {
  products: ImportedProduct[];
  errors: RowNote[];
} {
  const { groups, errors } = groupsOf(rows);
  return { products: groups.map(productOf), errors };
}
