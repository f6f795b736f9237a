import { type Color, type Product } from '@shop/contract';

const COLUMNS = [
  '_id',
  'titulo',
  'descripcion',
  'categoria',
  'precio',
  'descuento',
  'stock',
  'talles',
  'colores',
  'variantes',
  'imagenes',
  'activo',
  'composicion',
  'cuidado',
] as const;
type Column = (typeof COLUMNS)[number];

const NO_COLORS = 'sin';

const colorsText = (colors: Color[] | null): string => {
  if (colors === null) return '';
  return colors.length === 0 ? NO_COLORS : colors.map(({ name, value }) => `${name} ${value}`).join(' | ');
};

const variantText = ({ size, color, stock, sku }: Product['variants'][number]): string =>
  `${size ?? ''}/${color ?? ''}=${stock}${sku ? ` [${sku}]` : ''}`;

/** The rows of a product export, with their header; what was exported can be imported again. */
export const productRows = (products: readonly Product[]): (string | number)[][] => [
  [...COLUMNS],
  ...products.map((product) => [
    product._id,
    product.title,
    product.description,
    product.category,
    product.price,
    product.discount,
    product.stock,
    product.size.join(', '),
    colorsText(product.colors),
    product.variants.map(variantText).join(' | '),
    product.thumbnails.join(' | '),
    product.status ? 'si' : 'no',
    product.composition,
    product.care,
  ]),
];

const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

// What is not written as a number reaches the schema as NaN and is refused there by name.
const numberOf = (text: string): number =>
  /^\d+$/.test(text.replace(/[.$\s]/g, '')) ? Number(text.replace(/[.$\s]/g, '')) : NaN;

function colorsOf(text: string): Color[] | null {
  if (text.trim().toLowerCase() === NO_COLORS) return [];
  const colors = listOf(text).map((part) => {
    const [, name, value] = /^(.*?)\s*(#[0-9a-f]{6})?$/i.exec(part) ?? [];
    return { name: name ?? part, value: value ?? '#000000' };
  });
  return colors.length === 0 ? null : colors;
}

const variantsOf = (text: string) =>
  listOf(text).map((part) => {
    const [, size = '', color = '', stock = '', sku] =
      /^([^/]*)\/([^=]*)=\s*(\S+)\s*(?:\[(.*)\])?$/.exec(part) ?? [];
    return {
      size: size.trim() || null,
      color: color.trim() || null,
      stock: numberOf(stock),
      sku: sku ?? null,
    };
  });

const readers: Partial<Record<Column, (text: string) => Record<string, unknown>>> = {
  titulo: (title) => ({ title }),
  descripcion: (description) => ({ description }),
  categoria: (category) => ({ category }),
  precio: (text) => ({ price: numberOf(text) }),
  descuento: (text) => ({ discount: text.trim() ? numberOf(text) : 0 }),
  stock: (text) => (text.trim() ? { stock: numberOf(text) } : {}),
  talles: (size) => ({ size }),
  colores: (text) => ({ colors: colorsOf(text) }),
  variantes: (text) => (text.trim() ? { variants: variantsOf(text) } : {}),
  imagenes: (text) => ({ thumbnails: listOf(text) }),
  activo: (text) => ({ status: !/^(no|false|0)$/i.test(text.trim()) }),
  composicion: (composition) => ({ composition }),
  cuidado: (care) => ({ care }),
};

export type ImportedRow = { row: number; id: string; draft: Record<string, unknown> };

const nameOf = (header: string): string =>
  header.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The products a CSV describes, still to be checked, each with its place in the file. */
export function importedRows(rows: readonly (readonly string[])[]): ImportedRow[] {
  const [header = [], ...lines] = rows;
  const names = header.map(nameOf);
  return lines.map((line, at) => {
    const draft: Record<string, unknown> = {};
    let id = '';
    names.forEach((name, column) => {
      const text = line[column] ?? '';
      if (name === '_id') id = text.trim();
      else Object.assign(draft, readers[name as Column]?.(text));
    });
    return { row: at + 2, id, draft };
  });
}
