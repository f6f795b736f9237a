import { type Color, type ProductDraftInput, type ProductSeen, type SeenProductField } from '@shop/contract';
import { numberFromDigits } from '../values/digits.ts';
import { type ProductFormValues, type StockSeen } from '../values/product-form-values.ts';
import { gridTotal, hasAxes, stockGrid } from '../values/stock-grid.ts';

/** The names of the colours that the form lists. */
export const listedColorNames = ({ colorChoice, colors }: ProductFormValues): string[] =>
  colorChoice === 'list' ? colors.map(({ name }) => name.trim()).filter(Boolean) : [];

/** The grid the form shows for its sizes and colours. */
export const gridOf = (values: ProductFormValues) =>
  stockGrid({ sizes: values.sizes, colorNames: listedColorNames(values) }, values.cells);

/** Whether stock is kept per size and colour: chosen so, and there is something to choose from. */
export const keepsStockPerVariant = (values: ProductFormValues): boolean =>
  values.stockMode === 'grid' && hasAxes({ sizes: values.sizes, colorNames: listedColorNames(values) });

/** All the units that the form holds. */
export const totalStock = (values: ProductFormValues): number =>
  keepsStockPerVariant(values) ? gridTotal(gridOf(values)) : numberFromDigits(values.stock);

/** The colours as they are kept: null when unknown, empty when there is no choice. */
export function colorsOf({ colorChoice, colors }: ProductFormValues): Color[] | null {
  if (colorChoice === 'unknown') return null;
  if (colorChoice === 'none') return [];
  return colors
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name }) => name !== '');
}

function stockOf(values: ProductFormValues, seen: StockSeen | null) {
  if (!keepsStockPerVariant(values)) {
    return { stock: totalStock(values), ...(seen && { stockSeen: seen.stock }), variants: [] };
  }
  const variants = gridOf(values)
    .flatMap((row) => row.cells)
    .map(({ key, size, color, value }) => ({
      size,
      color,
      stock: numberFromDigits(value),
      ...(seen && { stockSeen: seen.cells[key] ?? 0, sku: seen.skus[key] || null }),
    }));
  return { stock: totalStock(values), ...(seen && { stockSeen: seen.stock }), variants };
}

/** What is sent for a form: empty picture rows dropped, empty numbers 0, stock with what was seen. */
export function productDraft(values: ProductFormValues, seen: StockSeen | null): ProductDraftInput {
  const pictures = values.pictures.filter(({ url }) => url.trim() !== '');
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    price: numberFromDigits(values.price),
    discount: numberFromDigits(values.discount),
    size: values.sizes,
    status: values.status,
    thumbnails: pictures.map(({ url }) => url.trim()),
    thumbnailAlts: pictures.map(({ alt }) => alt.trim()),
    colors: colorsOf(values),
    composition: values.composition.trim(),
    care: values.care.trim(),
    ...stockOf(values, seen),
  };
}

// What belongs together is sent together: stock with what was seen of it, pictures with their texts.
const GROUPS: (keyof ProductDraftInput)[][] = [
  ['stock', 'stockSeen', 'variants', 'size', 'colors'],
  ['thumbnails', 'thumbnailAlts'],
];

/** What of a draft differs from the form as it was opened: what others changed in the meantime stays theirs. */
export function changedParts(
  draft: ProductDraftInput,
  opened: ProductDraftInput,
): Partial<ProductDraftInput> {
  const differs = (key: keyof ProductDraftInput) =>
    JSON.stringify(draft[key]) !== JSON.stringify(opened[key]);
  const keys = Object.keys(draft) as (keyof ProductDraftInput)[];
  const groupOf = (key: keyof ProductDraftInput) => GROUPS.find((group) => group.includes(key)) ?? [key];
  return Object.fromEntries(keys.filter((key) => groupOf(key).some(differs)).map((key) => [key, draft[key]]));
}

// The combinations that there were, which need not be all that the grid offers.
const combinationsOf = ({ stockMode, cells }: ProductFormValues) =>
  (stockMode === 'grid' ? Object.keys(cells) : []).map((key) => {
    const at = key.lastIndexOf('|');
    return { size: key.slice(0, at) || null, color: key.slice(at + 1) || null };
  });

/** The changes of a form, and what was seen of what they change, so that nobody's later change is overwritten. */
export function productChange(values: ProductFormValues, opened: ProductFormValues, seen: StockSeen | null) {
  const before = productDraft(opened, seen);
  const changed = changedParts(productDraft(values, seen), before);
  const facts: ProductSeen = {
    ...(before as ProductSeen),
    variants: combinationsOf(opened),
  };
  const names = (Object.keys(changed) as SeenProductField[]).filter(
    (name) => !['stock', 'stockSeen'].includes(name),
  );
  if (names.length === 0) return changed;
  return { ...changed, seen: Object.fromEntries(names.map((name) => [name, facts[name]])) as ProductSeen };
}
