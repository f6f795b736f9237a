import {
  DEFAULT_COLORS,
  GARMENT_FITS,
  type Color,
  type Product,
  groupDigits,
  listPictures,
  z,
} from '@shop/contract';
import { numberFromDigits } from '#ui/form/digits.ts';
import { cellKey, gridTotal, hasAxes, stockGrid } from './stock-grid.ts';

/** Holds the form as typed: numbers are the texts of their fields. */
export const productFormSchema = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.string(),
  discount: z.string(),
  sizes: z.array(z.string()),
  /** 'unknown': the shop's default colours; 'none': nothing to choose. */
  colorChoice: z.enum(['unknown', 'none', 'list']),
  colors: z.array(z.object({ name: z.string(), value: z.string() })),
  stockMode: z.enum(['single', 'grid']),
  stock: z.string(),
  cells: z.record(z.string(), z.string()),
  /** SKU of each variant, by the key of its cell. */
  skus: z.record(z.string(), z.string()),
  /** Drafts stored by early releases have no colours. */
  pictures: z
    .array(z.object({ url: z.string(), alt: z.string(), colors: z._default(z.array(z.string()), []) }))
    .check(z.minLength(1)),
  status: z.boolean(),
  composition: z.string(),
  /** Drafts stored by early releases have no fit. */
  fit: z._default(z.enum(['', ...GARMENT_FITS]), ''),
  care: z.string(),
  /** Drafts stored by early releases have neither. */
  origin: z._default(z.string(), ''),
  manufacturer: z._default(z.string(), ''),
});
export type ProductFormValues = z.infer<typeof productFormSchema>;
export type ColorChoice = ProductFormValues['colorChoice'];
export type StockMode = ProductFormValues['stockMode'];
type PictureRow = ProductFormValues['pictures'][number];

/** The units of the base version; the server applies only the difference to them. */
export const baseStockSchema = z.object({
  stock: z.number(),
  cells: z.record(z.string(), z.number()),
  skus: z.record(z.string(), z.string()),
});
export type BaseStock = z.infer<typeof baseStockSchema>;

/** Version of a product that edits are based on; a new product has no stock. */
export type ProductVersion = { values: ProductFormValues; stock: BaseStock | null };

export const emptyPicture = (): PictureRow => ({ url: '', alt: '', colors: [] });
export const emptyColor = (): Color => ({ name: '', value: '#000000' });

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
  skus: {},
  pictures: [emptyPicture()],
  status: true,
  composition: '',
  fit: '',
  care: '',
  origin: '',
  manufacturer: '',
});

const colorChoiceOf = (colors: Color[] | null): ColorChoice => {
  if (colors === null) return 'unknown';
  return colors.length > 0 ? 'list' : 'none';
};

const picturesOf = (product: Product): PictureRow[] =>
  product.thumbnails.length > 0 ? listPictures(product) : [emptyPicture()];

const isVariant = ({ size, color }: { size: string | null; color: string | null }) =>
  size !== null || color !== null;

const skusOf = (variants: Product['variants']): Record<string, string> =>
  Object.fromEntries(variants.map((variant) => [cellKey(variant), variant.sku ?? '']));

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
    skus: skusOf(variants),
    pictures: picturesOf(product),
    status: product.status,
    composition: product.composition,
    fit: product.fit ?? '',
    care: product.care,
    origin: product.origin ?? '',
    manufacturer: product.manufacturer ?? '',
  };
}

function baseStockOf(product: Product): BaseStock {
  const variants = product.variants.filter(isVariant);
  return {
    stock: product.stock,
    cells: Object.fromEntries(variants.map((variant) => [cellKey(variant), variant.stock])),
    skus: skusOf(variants),
  };
}

export const versionOf = (product: Product | null): ProductVersion =>
  product
    ? { values: formOfProduct(product), stock: baseStockOf(product) }
    : { values: emptyProductForm(), stock: null };

export const listedColorNames = ({ colorChoice, colors }: ProductFormValues): string[] =>
  colorChoice === 'list' ? colors.map(({ name }) => name.trim()).filter(Boolean) : [];

/** Returns the colours that a picture can belong to. */
export function offeredColors(values: Pick<ProductFormValues, 'colorChoice' | 'colors'>): readonly Color[] {
  return values.colorChoice === 'unknown' ? DEFAULT_COLORS : (colorsOf(values) ?? []);
}

export const gridOf = (values: ProductFormValues) =>
  stockGrid({ sizes: values.sizes, colorNames: listedColorNames(values) }, values.cells);

export const keepsStockPerVariant = (values: ProductFormValues): boolean =>
  values.stockMode === 'grid' && hasAxes({ sizes: values.sizes, colorNames: listedColorNames(values) });

export const totalStock = (values: ProductFormValues): number =>
  keepsStockPerVariant(values) ? gridTotal(gridOf(values)) : numberFromDigits(values.stock);

/** Returns the colours as the API stores them: null when unknown, empty when there is no choice. */
export function colorsOf({
  colorChoice,
  colors,
}: Pick<ProductFormValues, 'colorChoice' | 'colors'>): Color[] | null {
  if (colorChoice === 'unknown') return null;
  if (colorChoice === 'none') return [];
  return colors
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name }) => name !== '');
}
