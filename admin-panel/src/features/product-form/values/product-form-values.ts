import {
  DEFAULT_COLORS,
  type Color,
  type Product,
  type Rename,
  groupDigits,
  listPictures,
  renamedVariant,
  z,
} from '@shop/contract';
import { numberFromDigits } from '#ui/form/digits.ts';
import { plainSchema, plainValues } from './plain-fields.ts';
import { cellKey, gridTotal, hasAxes, stockGrid } from './stock-grid.ts';

/** Holds the form as typed: numbers are the texts of their fields. */
export const productFormSchema = z.object({
  ...plainSchema,
  category: z.string(),
  price: z.string(),
  discount: z.string(),
  sizes: z.array(z.string()),
  /** Key of each size that was corrected, by its name: the key stays, as the one of a colour does. */
  sizeKeys: z.record(z.string(), z.string()),
  /** 'unknown': the shop's default colours; 'none': nothing to choose. */
  colorChoice: z.enum(['unknown', 'none', 'list']),
  colors: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
  stockMode: z.enum(['single', 'grid']),
  stock: z.string(),
  cells: z.record(z.string(), z.string()),
  /** SKU of each variant, by the key of its cell. */
  skus: z.record(z.string(), z.string()),
  /** Colours are named by their keys. */
  pictures: z
    .array(z.object({ url: z.string(), alt: z.string(), colors: z.array(z.string()) }))
    .check(z.minLength(1)),
  status: z.boolean(),
});
export type ProductFormValues = z.infer<typeof productFormSchema>;
export type ColorChoice = ProductFormValues['colorChoice'];
export type StockMode = ProductFormValues['stockMode'];
export type ColorRow = ProductFormValues['colors'][number];
type Colors = Pick<ProductFormValues, 'colorChoice' | 'colors'>;
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
export const emptyColor = (): ColorRow => ({ key: crypto.randomUUID(), name: '', value: '#000000' });

export const emptyProductForm = (): ProductFormValues => ({
  ...plainValues(() => ''),
  category: '',
  price: '',
  discount: '0',
  sizes: [],
  sizeKeys: {},
  colorChoice: 'none',
  colors: [],
  stockMode: 'single',
  stock: '0',
  cells: {},
  skus: {},
  pictures: [emptyPicture()],
  status: true,
});

const colorChoiceOf = (colors: Color[] | null): ColorChoice => {
  if (colors === null) return 'unknown';
  return colors.length > 0 ? 'list' : 'none';
};

// The name that a colour or size had first: the same for everybody who edits, whoever corrects it meanwhile.
const keyOf = ({ formerNames = [] }: Product, kind: Rename['kind'], name: string): string =>
  formerNames.find((former) => former.kind === kind && former.to === name)?.from ?? name;

const picturesOf = (product: Product): PictureRow[] =>
  product.thumbnails.length > 0
    ? listPictures(product).map((picture) => ({
        ...picture,
        colors: picture.colors.map((name) => keyOf(product, 'color', name)),
      }))
    : [emptyPicture()];

const isVariant = ({ size, color }: { size: string | null; color: string | null }) =>
  size !== null || color !== null;

function variantsOf(product: Product) {
  const sizes = product.size.map((name) => [name, keyOf(product, 'size', name)] as const);
  const sizeKeys = Object.fromEntries(sizes.filter(([name, key]) => name !== key));
  const colors = (product.colors ?? []).map((color) => ({
    ...color,
    key: keyOf(product, 'color', color.name),
  }));
  const keys = keysOf({ sizes: product.size, sizeKeys, colorChoice: 'list', colors });
  const variants = product.variants
    .filter(isVariant)
    .map((one) => ({ ...one, key: cellKey(renamedVariant(one, keys)) }));
  return {
    sizeKeys,
    colors,
    variants,
    skus: Object.fromEntries(variants.map(({ key, sku }) => [key, sku ?? ''])),
  };
}

export function formOfProduct(product: Product): ProductFormValues {
  const { sizeKeys, colors, variants, skus } = variantsOf(product);
  return {
    ...plainValues((name) => product[name]),
    category: product.category,
    price: groupDigits(String(product.price)),
    discount: String(product.discount),
    sizes: product.size,
    sizeKeys,
    colorChoice: colorChoiceOf(product.colors),
    colors,
    stockMode: variants.length > 0 ? 'grid' : 'single',
    stock: String(product.stock),
    cells: Object.fromEntries(variants.map(({ key, stock }) => [key, String(stock)])),
    skus,
    pictures: picturesOf(product),
    status: product.status,
  };
}

function baseStockOf(product: Product): BaseStock {
  const { variants, skus } = variantsOf(product);
  return {
    stock: product.stock,
    cells: Object.fromEntries(variants.map(({ key, stock }) => [key, stock])),
    skus,
  };
}

export const versionOf = (product: Product | null): ProductVersion =>
  product
    ? { values: formOfProduct(product), stock: baseStockOf(product) }
    : { values: emptyProductForm(), stock: null };

export const listedColorNames = ({ colorChoice, colors }: ProductFormValues): string[] =>
  colorChoice === 'list' ? colors.map(({ name }) => name.trim()).filter(Boolean) : [];

/** Returns the colours that a picture can belong to. */
export function offeredColors({ colorChoice, colors }: Colors): readonly ColorRow[] {
  if (colorChoice === 'unknown') return DEFAULT_COLORS.map((color) => ({ ...color, key: color.name }));
  return colorChoice === 'none' ? [] : colors.filter(({ name }) => name.trim() !== '');
}

/** Returns the key of each size and colour by its name. */
export const keysOf = ({
  sizes,
  sizeKeys,
  ...colors
}: Colors & Pick<ProductFormValues, 'sizes' | 'sizeKeys'>): Rename[] => [
  ...sizes.map((from): Rename => ({ kind: 'size', from, to: sizeKeys[from] ?? from })),
  ...offeredColors(colors).map(({ name, key }): Rename => ({ kind: 'color', from: name.trim(), to: key })),
];

export const gridOf = (values: ProductFormValues) =>
  stockGrid({ sizes: values.sizes, colorNames: listedColorNames(values) }, values.cells, keysOf(values));

export const keepsStockPerVariant = (values: ProductFormValues): boolean =>
  values.stockMode === 'grid' && hasAxes({ sizes: values.sizes, colorNames: listedColorNames(values) });

export const totalStock = (values: ProductFormValues): number =>
  keepsStockPerVariant(values) ? gridTotal(gridOf(values)) : numberFromDigits(values.stock);

/** Returns the colours as the API stores them: null when unknown, empty when there is no choice. */
export const colorsOf = (values: Colors): Color[] | null =>
  values.colorChoice === 'unknown'
    ? null
    : offeredColors(values).map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
