import { type Product } from '@shop/contract';
import { COLUMNS, colorsText, sizesText, type Column } from './csv-cells';

type Cells = Partial<Record<Column, string | number>>;

// The server fills a missing picture text with the title; written out, it would stay behind when the title changes.
const pictureTexts = ({ thumbnailAlts, title }: Product): string => {
  const texts = thumbnailAlts.map((text) => (text === title ? '' : text.replaceAll('|', ' ')));
  return texts.some(Boolean) ? texts.join(' | ') : '';
};

const productCells = (product: Product): Cells => ({
  precio: product.price,
  descuento: product.discount,
  categoria: product.category,
  activo: product.status ? 'si' : 'no',
  descripcion: product.description,
  talles: sizesText(product.size),
  colores: colorsText(product.colors),
  imagenes: product.thumbnails.join(' | '),
  textos_imagenes: pictureTexts(product),
  composicion: product.composition,
  cuidado: product.care,
});

// What is sold by one number is one row without size and colour.
const itemsOf = ({ variants, stock }: Product): Cells[] =>
  variants.length === 0
    ? [{ stock, stock_visto: stock }]
    : variants.map(({ size, color, stock: units, sku }) => ({
        talle: size ?? '',
        color: color ?? '',
        stock: units,
        stock_visto: units,
        sku: sku ?? '',
      }));

/** The rows of an export: one a variant, with what is said of the whole product on the first of them. */
export const exportedRows = (products: readonly Product[]): (string | number)[][] => [
  [...COLUMNS],
  ...products.flatMap((product) =>
    itemsOf(product).map((item, at) => {
      const cells: Cells = {
        _id: product._id,
        titulo: product.title,
        ...item,
        ...(at === 0 && productCells(product)),
      };
      return COLUMNS.map((column) => cells[column] ?? '');
    }),
  ),
];
