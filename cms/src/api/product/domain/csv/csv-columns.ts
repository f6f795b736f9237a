import {
  FIT_NAMES,
  GARMENT_FITS,
  IMPORT_COLUMNS,
  type Color,
  type GarmentFit,
  type ImportColumn,
} from '@shop/contract';
import { importTexts } from './import-texts';

/** Columns of an export, one row per variant. */
export const COLUMNS = IMPORT_COLUMNS.map(({ name }) => name);

// Columns of the variant, or that identify the product.
const ROW_COLUMNS = ['_id', 'talle', 'color', 'stock', 'stock_visto', 'exportado', 'sku'] as const;
export type ProductColumn = Exclude<ImportColumn, (typeof ROW_COLUMNS)[number]>;

/** Columns of the product; each is filled once, on any row of the product. */
export const PRODUCT_COLUMNS = COLUMNS.filter(
  (column): column is ProductColumn => !(ROW_COLUMNS as readonly string[]).includes(column),
);

const NONE = 'sin';

/** Thrown for a cell that cannot be parsed; the message is shown to the staff. */
export class InvalidCell extends Error {}

const isNone = (text: string) => text.toLowerCase() === NONE;
const namesOf = (text: string): string[] =>
  text
    .split('+')
    .map((name) => name.trim())
    .filter(Boolean);
const partsOf = (text: string): string[] => text.split('|').map((part) => part.trim());

// Thousands separators must be complete: '18.9' is neither 18900 nor 189.
const NUMBER = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0+)?$/;

/** Parses a whole number in Argentine notation. */
export function parseNumber(text: string): number {
  const [, digits] = NUMBER.exec(text.replace(/[$%\s]/g, '')) ?? [];
  if (digits === undefined) throw new InvalidCell(importTexts.badNumber(text));
  return Number(digits.replaceAll('.', ''));
}

function parseYesNo(text: string): boolean {
  const word = text.toLowerCase();
  if (['si', 'sí', '1', 'true', 'verdadero', 'activo'].includes(word)) return true;
  if (['no', '0', 'false', 'falso', 'inactivo'].includes(word)) return false;
  throw new InvalidCell(importTexts.badYesNo(text));
}

function parseFit(text: string): GarmentFit | '' {
  const word = text.toLowerCase();
  if (isNone(text)) return '';
  const fit = GARMENT_FITS.find((known) => FIT_NAMES[known] === word);
  if (!fit) throw new InvalidCell(importTexts.badFit(text));
  return fit;
}

function parseColor(part: string): { name: string; value: string | null } {
  const [, name = part, value = null] = /^(.*?)\s*(#(?:[0-9a-f]{3}|[0-9a-f]{6}))?$/i.exec(part) ?? [];
  // '#fa0' is short for '#ffaa00'.
  return { name, value: value?.length === 4 ? value.replace(/[^#]/g, '$&$&') : value };
}

export type SheetColor = ReturnType<typeof parseColor>;

/** Product field and parser of each column. */
export const readers: Record<ProductColumn, { field: string; read: (text: string) => unknown }> = {
  titulo: { field: 'title', read: (text) => text },
  descripcion: { field: 'description', read: (text) => text },
  categoria: { field: 'category', read: (text) => text },
  precio: { field: 'price', read: parseNumber },
  descuento: { field: 'discount', read: parseNumber },
  activo: { field: 'status', read: parseYesNo },
  talles: { field: 'size', read: (text) => (isNone(text) ? [] : text.split(',')) },
  colores: {
    field: 'colors',
    read: (text): SheetColor[] => (isNone(text) ? [] : partsOf(text).filter(Boolean).map(parseColor)),
  },
  imagenes: { field: 'thumbnails', read: (text) => partsOf(text).filter(Boolean) },
  textos_imagenes: { field: 'thumbnailAlts', read: partsOf },
  colores_imagenes: {
    field: 'thumbnailColors',
    read: (text) => (isNone(text) ? [] : partsOf(text).map(namesOf)),
  },
  composicion: { field: 'composition', read: (text) => text },
  calce: { field: 'fit', read: parseFit },
  cuidado: { field: 'care', read: (text) => text },
  origen: { field: 'origin', read: (text) => text },
  fabricante: { field: 'manufacturer', read: (text) => text },
};

/** Formats the colours as a cell: empty when unknown, 'sin' when there are none. */
export const formatColors = (colors: Color[] | null): string => {
  if (colors === null) return '';
  return colors.length === 0 ? NONE : colors.map(({ name, value }) => `${name} ${value}`).join(' | ');
};

export const formatSizes = (sizes: readonly string[]): string =>
  sizes.length === 0 ? NONE : sizes.join(', ');
