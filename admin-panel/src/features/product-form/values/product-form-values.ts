import { type Color, type Product, groupDigits } from '@shop/contract';
import { numberFromDigits } from './digits.ts';
import { cellKey, gridTotal, hasAxes, stockGrid } from './stock-grid.ts';

export type PictureRow = { url: string; alt: string };
export type ColorRow = { name: string; value: string };
/** 'unknown' keeps the shop's default colours, 'none' means that there is nothing to choose. */
export type ColorChoice = 'unknown' | 'none' | 'list';
export type StockMode = 'single' | 'grid';

/** The form as it is typed: numbers are the texts of their fields. */
export type ProductFormValues = {
  title: string;
  description: string;
  category: string;
  price: string;
  discount: string;
  sizes: string[];
  colorChoice: ColorChoice;
  colors: ColorRow[];
  stockMode: StockMode;
  stock: string;
  cells: Record<string, string>;
  pictures: PictureRow[];
  status: boolean;
  composition: string;
  care: string;
};

/** The units of the base version; the server applies only the difference to them. */
export type BaseStock = {
  stock: number;
  cells: Record<string, number>;
  skus: Record<string, string>;
};

/** A loaded product as the form counts its changes from it; a new product has no stock yet. */
export type ProductVersion = { values: ProductFormValues; stock: BaseStock | null };

export const emptyPicture = (): PictureRow => ({ url: '', alt: '' });
export const emptyColor = (): ColorRow => ({ name: '', value: '#000000' });

/** A new product: active, with one empty picture row. */
export const emptyProductForm = (): ProductFormValues => ({
  title: '',
  description: '',
  category: '',
  price: '',
  discount: '0',
  sizes: [],
  colorChoice: 'none',
  colors: [],
  stockMode: 'single',
  stock: '0',
  cells: {},
  pictures: [emptyPicture()],
  status: true,
  composition: '',
  care: '',
});

const colorChoiceOf = (colors: Color[] | null): ColorChoice => {
  if (colors === null) return 'unknown';
  return colors.length > 0 ? 'list' : 'none';
};

const picturesOf = ({ thumbnails, thumbnailAlts }: Product): PictureRow[] =>
  thumbnails.length > 0
    ? thumbnails.map((url, at) => ({ url, alt: thumbnailAlts[at] ?? '' }))
    : [emptyPicture()];

const isVariant = ({ size, color }: { size: string | null; color: string | null }) =>
  size !== null || color !== null;

export function formOfProduct(product: Product): ProductFormValues {
  const variants = product.variants.filter(isVariant);
  return {
    title: product.title,
    description: product.description,
    category: product.category,
    price: groupDigits(String(product.price)),
    discount: String(product.discount),
    sizes: product.size,
    colorChoice: colorChoiceOf(product.colors),
    colors: (product.colors ?? []).map(({ name, value }) => ({ name, value })),
    stockMode: variants.length > 0 ? 'grid' : 'single',
    stock: String(product.stock),
    cells: Object.fromEntries(variants.map((variant) => [cellKey(variant), String(variant.stock)])),
    pictures: picturesOf(product),
    status: product.status,
    composition: product.composition,
    care: product.care,
  };
}

function baseStockOf(product: Product): BaseStock {
  const variants = product.variants.filter(isVariant);
  return {
    stock: product.stock,
    cells: Object.fromEntries(variants.map((variant) => [cellKey(variant), variant.stock])),
    skus: Object.fromEntries(variants.map((variant) => [cellKey(variant), variant.sku ?? ''])),
  };
}

export const versionOf = (product: Product | null): ProductVersion =>
  product
    ? { values: formOfProduct(product), stock: baseStockOf(product) }
    : { values: emptyProductForm(), stock: null };

export const listedColorNames = ({ colorChoice, colors }: ProductFormValues): string[] =>
  colorChoice === 'list' ? colors.map(({ name }) => name.trim()).filter(Boolean) : [];

export const gridOf = (values: ProductFormValues) =>
  stockGrid({ sizes: values.sizes, colorNames: listedColorNames(values) }, values.cells);

/** Whether stock is counted per size and colour: chosen so, and there is something to choose from. */
export const keepsStockPerVariant = (values: ProductFormValues): boolean =>
  values.stockMode === 'grid' && hasAxes({ sizes: values.sizes, colorNames: listedColorNames(values) });

export const totalStock = (values: ProductFormValues): number =>
  keepsStockPerVariant(values) ? gridTotal(gridOf(values)) : numberFromDigits(values.stock);

/** Returns the colours as the API stores them: null when unknown, empty when there is no choice. */
export function colorsOf({ colorChoice, colors }: ProductFormValues): Color[] | null {
  if (colorChoice === 'unknown') return null;
  if (colorChoice === 'none') return [];
  return colors
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name }) => name !== '');
}
