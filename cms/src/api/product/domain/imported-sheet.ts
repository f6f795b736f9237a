import { plainText } from '@shop/contract';
import { COLUMNS, type Column } from './csv-cells';
import { csvTexts } from './csv-texts';

export type RowNote = { row: number; message: string };
export type SheetRow = { row: number; cells: Partial<Record<Column, string>> };
type CsvRow = { row: number; cells: readonly string[] };
export type Sheet = { rows: SheetRow[]; errors: RowNote[]; warnings: RowNote[] };

const OTHER_NAMES: Record<string, Column> = {
  id: '_id',
  nombre: 'titulo',
  talla: 'talle',
  tallas: 'talles',
  estado: 'activo',
};
const OLD_COLUMN = 'variantes';

const plainName = (header: string): string => plainText(header).replace(/\s+/g, '_');

const columnOf = (header: string): Column | undefined => {
  const name = plainName(header);
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
};

function headerNotes({ row, cells: names }: CsvRow): Pick<Sheet, 'errors' | 'warnings'> {
  const columns = names.map(columnOf);
  const note = (message: string) => ({ row, message });
  const twice = columns.filter((column, at) => column && columns.indexOf(column) !== at);
  const old = names.some((name) => plainName(name) === OLD_COLUMN);
  const unknown = names.filter((name, at) => name.trim() && !columns[at] && plainName(name) !== OLD_COLUMN);
  const without = !columns.includes('titulo') && !columns.includes('_id');
  return {
    errors: [
      ...(old ? [note(csvTexts.oldFormat)] : []),
      ...(without ? [note(csvTexts.noColumn)] : []),
      ...[...new Set(twice)].map((column) => note(csvTexts.twiceColumn(column ?? ''))),
    ],
    warnings: unknown.map((name) => note(csvTexts.unknownColumn(name.trim()))),
  };
}

/** The filled cells of each row by the name of their column; with a faulty header, no rows. */
export function importedSheet([header, ...lines]: readonly CsvRow[]): Sheet {
  const notes = headerNotes(header ?? { row: 1, cells: [] });
  if (!header || notes.errors.length > 0) return { rows: [], ...notes };
  const columns = header.cells.map(columnOf);
  const rows = lines.map(({ row, cells }) => {
    const named: SheetRow['cells'] = {};
    columns.forEach((column, at) => {
      const text = cells[at]?.trim();
      if (column && text) named[column] = text;
    });
    return { row, cells: named };
  });
  return { rows, ...notes };
}
