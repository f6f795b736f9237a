import {
  findColorName,
  GIVEN_AWAY,
  isGivenAway,
  productChangeSchema,
  productDraftSchema,
  productMessages,
  type Category,
  type ImportColumn,
  type Product,
  type ProductChange,
  type ProductDraft,
} from '@shop/contract';
import { isKnownCategory, resolveCategory } from '../../known-category';
import { unknownVariantColor } from '../../product-columns';
import { PRODUCT_COLUMNS, readers } from '../csv-columns';
import { importTexts } from '../import-texts';
import { type ImportedProduct } from '../parse-products';
import { cellNote, type RowNote } from '../row-note';
import { changedFieldsOf } from './changed-fields';
import { type ImportPlan } from './plan-import';

export type FieldFault = { path: string; message: string };
type Wanted = { draft: ProductDraft | null; change: Partial<ProductChange> };

const VARIANT_COLUMNS: Record<string, ImportColumn> = {
  size: 'talle',
  color: 'color',
  sku: 'sku',
  stock: 'stock',
  stockSeen: 'stock_visto',
};
const FIELD_COLUMNS: Record<string, ImportColumn> = {
  ...VARIANT_COLUMNS,
  ...Object.fromEntries(PRODUCT_COLUMNS.map((column) => [readers[column].field, column])),
};
const VARIANT = /^variants\.(\d+)\.?(\w*)/;

type FaultyCell = { row: number | undefined; column: ImportColumn | undefined };

function cellOf(
  path: string,
  { rowOf, items }: ImportedProduct,
  itemRows: ImportPlan['itemRows'],
): FaultyCell {
  const [, variant, part = ''] = VARIANT.exec(path) ?? [];
  if (variant) return { row: itemRows[Number(variant)], column: VARIANT_COLUMNS[part] };
  const [field = ''] = path.split('.');
  const column = FIELD_COLUMNS[field];
  return { row: column && (rowOf[field] ?? items[0]?.row), column };
}

/** Attributes a fault of a draft to the cell that caused it. */
export function noteOfFault(
  { path, message }: FieldFault,
  product: ImportedProduct,
  { itemRows }: Pick<ImportPlan, 'itemRows'>,
): RowNote {
  const { row = product.row, column } = cellOf(path, product, itemRows);
  return column ? cellNote(row, column, message) : { row, message };
}

// A cell that could not be read leaves its field out, and colours of rows are checked with their variants.
function isNew({ errors, rowOf }: ImportedProduct, fault: FieldFault, note: RowNote): boolean {
  if (fault.path === 'variants') return errors.length === 0;
  if (fault.path.startsWith('colors') && rowOf.colors === undefined) return false;
  return !errors.some(({ row, column }) => row === note.row && column === note.column);
}

// The draft may take a colour away that a variant still has.
function colorFaults({ draft }: ImportPlan, stored: Product | null): FieldFault[] {
  const colors = (draft.colors as Product['colors'] | undefined) ?? stored?.colors ?? null;
  const variants = (draft.variants ?? []) as { color: string | null }[];
  return variants.flatMap(({ color }, at) =>
    color && !findColorName(color, colors)
      ? [{ path: `variants.${at}.color`, message: unknownVariantColor(color) }]
      : [],
  );
}

function categoryFaults(
  { category }: Record<string, unknown>,
  stored: Product | null,
  categories: readonly Category[],
): FieldFault[] {
  const isKept = typeof category !== 'string' || category === stored?.category;
  if (isKept || isKnownCategory(category, categories)) return [];
  return [{ path: 'category', message: productMessages.unknownCategory }];
}

// A file with one of price and discount is judged with the stored other.
function priceFaults({ price, discount }: ProductChange, stored: Product | null): FieldFault[] {
  if (!stored || (price === undefined) === (discount === undefined)) return [];
  const asked = { price: price ?? stored.price, discount: discount ?? stored.discount };
  const isSame = asked.price === stored.price && asked.discount === stored.discount;
  if (isSame || !isGivenAway(asked)) return [];
  return [{ path: price === undefined ? 'discount' : 'price', message: GIVEN_AWAY }];
}

const withCategories =
  (categories: readonly Category[]) =>
  (note: RowNote): RowNote =>
    note.column === 'categoria' && note.expected && categories.length > 0
      ? { ...note, expected: importTexts.knownCategories(categories.map((one) => one.display_name)) }
      : note;

/** Validates the draft of a plan: returns what is to be stored, with every fault of the product's rows. */
export function checkPlan(
  product: ImportedProduct,
  plan: ImportPlan,
  stored: Product | null,
  categories: readonly Category[],
): Wanted & { errors: RowNote[] } {
  const draft = resolveCategory(plan.draft, categories);
  // Rows with an _id mean a product that exists, even if it does not.
  const schema = product.id ? productChangeSchema : productDraftSchema;
  const parsed = schema.safeParse(draft);
  const issues = parsed.error?.issues ?? [];
  const faults: FieldFault[] = [
    ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    ...categoryFaults(draft, stored, categories),
    ...colorFaults(plan, stored),
    ...priceFaults(parsed.data ?? {}, stored),
  ];
  const notes = faults.map((fault) => ({ fault, note: noteOfFault(fault, product, plan) }));
  const fresh = notes.filter(({ fault, note }) => isNew(product, fault, note)).map(({ note }) => note);
  const errors = [...plan.errors, ...fresh].map(withCategories(categories));
  if (!parsed.success) return { draft: null, change: {}, errors };
  if (!stored) return { draft: parsed.data as ProductDraft, change: {}, errors };
  return { draft: null, change: changedFieldsOf(parsed.data, stored), errors };
}
