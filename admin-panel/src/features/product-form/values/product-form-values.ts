import { type Color, type Product, groupDigits } from '@shop/contract';
import { cellKey } from './stock-grid.ts';

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

/** The stock that the form was opened with, so that the server applies only the difference. */
export type StockSeen = {
  stock: number;
  cells: Record<string, number>;
  skus: Record<string, string>;
};

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

/** The form of a product that exists. */
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

/** The stock of a product as its form shows it on opening. */
export function stockSeenOf(product: Product): StockSeen {
  const variants = product.variants.filter(isVariant);
  return {
    stock: product.stock,
    cells: Object.fromEntries(variants.map((variant) => [cellKey(variant), variant.stock])),
    skus: Object.fromEntries(variants.map((variant) => [cellKey(variant), variant.sku ?? ''])),
  };
}
