import { normalizeText } from '@shop/contract';
import { COLUMNS, type Column } from './csv-columns';
import { importTexts } from './import-texts';

export type RowMessage = { row: number; message: string };
export type SheetRow = { row: number; cells: Partial<Record<Column, string>> };
type CsvRow = { row: number; cells: readonly string[] };
type Sheet = { rows: SheetRow[]; errors: RowMessage[]; warnings: RowMessage[] };

const OTHER_NAMES: Record<string, Column> = {
  id: '_id',
  nombre: 'titulo',
  talla: 'talle',
  tallas: 'talles',
  estado: 'activo',
};
const LEGACY_COLUMN = 'variantes';

const plainName = (header: string): string => normalizeText(header).replace(/\s+/g, '_');

const columnOf = (header: string): Column | undefined => {
  const name = plainName(header);
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
};

function checkHeader({ row, cells: names }: CsvRow): Pick<Sheet, 'errors' | 'warnings'> {
  const columns = names.map(columnOf);
  const message = (text: string) => ({ row, message: text });
  const twice = columns.filter((column, at) => column && columns.indexOf(column) !== at);
  const old = names.some((name) => plainName(name) === LEGACY_COLUMN);
  const unknown = names.filter(
    (name, at) => name.trim() && !columns[at] && plainName(name) !== LEGACY_COLUMN,
  );
  const without = !columns.includes('titulo') && !columns.includes('_id');
  return {
    errors: [
      ...(old ? [message(importTexts.oldFormat)] : []),
      ...(without ? [message(importTexts.noColumn)] : []),
      ...[...new Set(twice)].map((column) => message(importTexts.twiceColumn(column ?? ''))),
    ],
    warnings: unknown.map((name) => message(importTexts.unknownColumn(name.trim()))),
  };
}

/** Returns the filled cells of each row by column; an invalid header yields errors and no rows. */
export function parseSheet([header, ...lines]: readonly CsvRow[]): Sheet {
  const messages = checkHeader(header ?? { row: 1, cells: [] });
  if (!header || messages.errors.length > 0) return { rows: [], ...messages };
  const columns = header.cells.map(columnOf);
  const rows = lines.map(({ row, cells }) => {
    const named: SheetRow['cells'] = {};
    columns.forEach((column, at) => {
      const text = cells[at]?.trim();
      if (column && text) named[column] = text;
    });
    return { row, cells: named };
  });
  return { rows, ...messages };
}
