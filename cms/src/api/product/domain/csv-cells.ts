import { type Color } from '@shop/contract';
import { csvTexts } from './csv-texts';

/** The columns of an export, a row a variant. */
export const COLUMNS = [
  '_id',
  'titulo',
  'talle',
  'color',
  'stock',
  'stock_visto',
  'sku',
  'precio',
  'descuento',
  'categoria',
  'activo',
  'descripcion',
  'talles',
  'colores',
  'imagenes',
  'textos_imagenes',
  'composicion',
  'cuidado',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What is said of one variant, or names the product of its row. */
const ROW_COLUMNS = ['_id', 'talle', 'color', 'stock', 'stock_visto', 'sku'] as const;
export type ProductColumn = Exclude<Column, (typeof ROW_COLUMNS)[number]>;

/** What a sheet can say of a product; each is said once, on any of the product's rows. */
export const PRODUCT_COLUMNS = COLUMNS.filter(
  (column): column is ProductColumn => !(ROW_COLUMNS as readonly string[]).includes(column),
);

const NONE = 'sin';

/** A cell that cannot be read; its message is fit to show. */
export class UnreadableCell extends Error {}

const isNone = (text: string) => text.toLowerCase() === NONE;
const partsOf = (text: string): string[] => text.split('|').map((part) => part.trim());

// Grouped by threes or not at all: '18.9' is not nineteen thousand, and not 189 either.
const NUMBER = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0+)?$/;

/** A whole number as people write it in Argentina. */
export function numberOf(column: Column, text: string): number {
  const [, digits] = NUMBER.exec(text.replace(/[$%\s]/g, '')) ?? [];
  if (digits === undefined) throw new UnreadableCell(csvTexts.badNumber(column, text));
  return Number(digits.replaceAll('.', ''));
}

function yesOrNo(text: string): boolean {
  const word = text.toLowerCase();
  if (['si', 'sí', '1', 'true', 'verdadero', 'activo'].includes(word)) return true;
  if (['no', '0', 'false', 'falso', 'inactivo'].includes(word)) return false;
  throw new UnreadableCell(csvTexts.badYesNo(text));
}

function colorOf(part: string): { name: string; value: string | null } {
  const [, name = part, value = null] = /^(.*?)\s*(#[0-9a-f]{6})?$/i.exec(part) ?? [];
  return { name, value };
}

export type WrittenColor = ReturnType<typeof colorOf>;

/** How each column of a product is read, and which field of the product it is. */
export const readers: Record<ProductColumn, { field: string; read: (text: string) => unknown }> = {
  titulo: { field: 'title', read: (text) => text },
  descripcion: { field: 'description', read: (text) => text },
  categoria: { field: 'category', read: (text) => text },
  precio: { field: 'price', read: (text) => numberOf('precio', text) },
  descuento: { field: 'discount', read: (text) => numberOf('descuento', text) },
  activo: { field: 'status', read: yesOrNo },
  talles: { field: 'size', read: (text) => (isNone(text) ? [] : text.split(',')) },
  colores: {
    field: 'colors',
    read: (text): WrittenColor[] => (isNone(text) ? [] : partsOf(text).filter(Boolean).map(colorOf)),
  },
  imagenes: { field: 'thumbnails', read: (text) => partsOf(text).filter(Boolean) },
  textos_imagenes: { field: 'thumbnailAlts', read: partsOf },
  composicion: { field: 'composition', read: (text) => text },
  cuidado: { field: 'care', read: (text) => text },
};

/** The colours of a product as a cell: nothing when they are unknown, 'sin' when there is no choice. */
export const colorsText = (colors: Color[] | null): string => {
  if (colors === null) return '';
  return colors.length === 0 ? NONE : colors.map(({ name, value }) => `${name} ${value}`).join(' | ');
};

/** The sizes of a product in one cell. */
export const sizesText = (sizes: readonly string[]): string => (sizes.length === 0 ? NONE : sizes.join(', '));
