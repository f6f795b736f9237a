import { FIT_NAMES, type ImportColumn, type Product } from '@shop/contract';
import { COLUMNS, formatColors, formatSizes } from './csv-columns';

type Cells = Partial<Record<ImportColumn, string | number>>;

// Alt texts that default to the title stay empty, so that they follow a new title.
const altTexts = ({ thumbnailAlts, title }: Product): string => {
  const texts = thumbnailAlts.map((text) => (text === title ? '' : text.replaceAll('|', ' ')));
  return texts.some(Boolean) ? texts.join(' | ') : '';
};

const pictureColors = ({ thumbnailColors }: Product): string => {
  const texts = thumbnailColors.map((names) => names.join(' + '));
  return texts.some(Boolean) ? texts.join(' | ') : '';
};

const productCells = (product: Product): Cells => ({
  precio: product.price,
  descuento: product.discount,
  categoria: product.category,
  activo: product.status ? 'si' : 'no',
  descripcion: product.description,
  talles: formatSizes(product.size),
  colores: formatColors(product.colors),
  imagenes: product.thumbnails.join(' | '),
  textos_imagenes: altTexts(product),
  colores_imagenes: pictureColors(product),
  composicion: product.composition,
  calce: product.fit ? FIT_NAMES[product.fit] : '',
  cuidado: product.care,
  origen: product.origin ?? '',
  fabricante: product.manufacturer ?? '',
});

// A product without variants is one row without size and colour.
const stockRows = ({ variants, stock }: Product): Cells[] =>
  variants.length === 0
    ? [{ stock, stock_visto: stock }]
    : variants.map(({ size, color, stock: units, sku }) => ({
        talle: size ?? '',
        color: color ?? '',
        stock: units,
        stock_visto: units,
        sku: sku ?? '',
      }));

/** Returns the rows of an export with its stamp: one per variant, the product's columns on its first row. */
export const exportRows = (products: readonly Product[], stamp: string): (string | number)[][] => [
  [...COLUMNS],
  ...products.flatMap((product) =>
    stockRows(product).map((item, at) => {
      const cells: Cells = {
        _id: product._id,
        titulo: product.title,
        exportado: stamp,
        ...item,
        ...(at === 0 && productCells(product)),
      };
      return COLUMNS.map((column) => cells[column] ?? '');
    }),
  ),
];
