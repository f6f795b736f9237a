import { normalizeText, type ImportColumn } from '@shop/contract';
import { COLUMNS } from './csv-columns';
import { importTexts } from './import-texts';
import { type RowNotes } from './row-note';

export type SheetRow = { row: number; cells: Partial<Record<ImportColumn, string>> };
type CsvRow = { row: number; cells: readonly string[] };
type Sheet = RowNotes & { rows: SheetRow[] };

const OTHER_NAMES: Record<string, ImportColumn> = {
  id: '_id',
  nombre: 'titulo',
  talla: 'talle',
  tallas: 'talles',
  estado: 'activo',
};

const plainName = (header: string): string => normalizeText(header).replace(/\s+/g, '_');

const columnOf = (header: string): ImportColumn | undefined => {
  const name = plainName(header);
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
};

function checkHeader({ row, cells: names }: CsvRow): RowNotes & { isReadable: boolean } {
  const columns = names.map(columnOf);
  const message = (text: string) => ({ row, message: text });
  const twice = columns.filter((column, at) => column && columns.indexOf(column) !== at);
  const unknown = names.filter((name, at) => name.trim() && !columns[at]);
  const without = !columns.includes('titulo') && !columns.includes('_id');
  return {
    isReadable: !without,
    errors: [
      ...(without ? [message(importTexts.noColumn)] : []),
      ...[...new Set(twice)].map((column) => message(importTexts.twiceColumn(column ?? ''))),
    ],
    warnings: unknown.map((name) => message(importTexts.unknownColumn(name.trim()))),
  };
}

/** Returns the filled cells of each row by column; a header that names no product yields errors and no rows. */
export function parseSheet([header, ...lines]: readonly CsvRow[]): Sheet {
  const { isReadable, ...notes } = checkHeader(header ?? { row: 1, cells: [] });
  if (!header || !isReadable) return { rows: [], ...notes };
  const columns = header.cells.map(columnOf);
  const rows = lines.map(({ row, cells }) => {
    const named: SheetRow['cells'] = {};
    columns.forEach((column, at) => {
      const text = cells[at]?.trim();
      if (column && text) named[column] ??= text;
    });
    return { row, cells: named };
  });
  return { rows, ...notes };
}

const keysOf = ({ cells }: SheetRow): string[] => [
  ...(cells._id ? [`id ${cells._id}`] : []),
  ...(cells.titulo ? [`title ${cells.titulo.toLowerCase()}`] : []),
];

function addGroup(groups: SheetRow[][]): SheetRow[] {
  const group: SheetRow[] = [];
  groups.push(group);
  return group;
}

/** Groups rows by _id, else by title; a row with neither belongs to the product above, or to none. */
export function groupByProduct(rows: readonly SheetRow[]): { groups: SheetRow[][]; orphans: SheetRow[] } {
  const groups: SheetRow[][] = [];
  const orphans: SheetRow[] = [];
  const known = new Map<string, SheetRow[]>();
  let last: SheetRow[] | undefined;
  for (const row of rows) {
    const [key, ...others] = keysOf(row);
    const found = key === undefined ? last : known.get(key);
    if (key === undefined && !found) {
      orphans.push(row);
      continue;
    }
    last = found ?? addGroup(groups);
    last.push(row);
    for (const name of [key, ...others]) if (name && !known.has(name)) known.set(name, last);
  }
  return { groups, orphans };
}
