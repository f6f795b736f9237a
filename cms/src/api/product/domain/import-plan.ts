import {
  DEFAULT_COLORS,
  toneOfName,
  type Category,
  type Color,
  type Product,
  type Variant,
  type VariantDraft,
} from '@shop/contract';
import { type WrittenColor } from './csv-cells';
import { csvTexts } from './csv-texts';
import { isPlain, itemKey, type ImportedItem, type ImportedProduct } from './imported-products';
import { type RowNote } from './imported-sheet';

export type ImportPlan = {
  draft: Record<string, unknown>;
  errors: RowNote[];
  warnings: RowNote[];
  /** The row of each variant of the draft, to name the row of a fault. */
  itemRows: (number | undefined)[];
};
type Notes = Pick<ImportPlan, 'errors' | 'warnings'>;
type Count = { stock: number; stockSeen: number };

/** What a row's stock asks of what there is: nothing, or a difference that keeps the sales made meanwhile. */
function countOf({ row, stock, seen }: ImportedItem, now: number, notes: Notes): Count | null {
  if (stock === undefined || stock === seen) return null;
  const warn = (message: string) => notes.warnings.push({ row, message });
  if (stock === now) {
    if (seen !== undefined) warn(csvTexts.alreadyThere(now));
    return null;
  }
  if (seen === undefined) {
    warn(csvTexts.blind(now, stock));
    return { stock, stockSeen: now };
  }
  if (seen !== now) warn(csvTexts.moved(seen, now, Math.max(0, now + stock - seen)));
  return { stock, stockSeen: seen };
}

const fresh = ({
  size,
  color,
  stock = 0,
  sku = null,
}: Pick<ImportedItem, 'size' | 'color' | 'stock'> & { sku?: string | null }) => ({
  size,
  color,
  stock,
  sku,
});

const kept = ({ size, color, stock, sku }: Variant): VariantDraft => ({
  size,
  color,
  stock,
  stockSeen: stock,
  sku,
});

// Variants that the file leaves out stay: half a sheet must not empty the other half of a product.
function mergedVariants(items: readonly ImportedItem[], stored: Product, notes: Notes) {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const rows: (number | undefined)[] = [];
  let changed = false;
  const variants: unknown[] = stored.variants.map((variant) => {
    const item = byKey.get(itemKey(variant));
    byKey.delete(itemKey(variant));
    rows.push(item?.row);
    const count = item ? countOf(item, variant.stock, notes) : null;
    const sku = item?.sku ?? variant.sku;
    changed ||= count !== null || sku !== variant.sku;
    return { ...kept(variant), ...count, sku };
  });
  for (const item of byKey.values()) {
    changed = true;
    rows.push(item.row);
    variants.push(fresh(item));
  }
  return { variants: changed ? variants : null, rows };
}

function oneNumber(item: ImportedItem, stored: Product, notes: Notes): Partial<ImportPlan> {
  const count = countOf(item, stored.stock, notes);
  if (!count) return {};
  if (stored.variants.length === 0) return { draft: { ...count } };
  notes.errors.push({ row: item.row, message: csvTexts.stockByVariant });
  return {};
}

/** Rows without size and colour among rows with them, unless the product already sells such a variant. */
function checkMixed(items: readonly ImportedItem[], stored: Product | null, notes: Notes): void {
  if (stored?.variants.some(isPlain)) return;
  for (const { row } of items.filter(isPlain)) notes.errors.push({ row, message: csvTexts.needsVariant });
}

function storedStock(items: readonly ImportedItem[], stored: Product, notes: Notes): Partial<ImportPlan> {
  const [first] = items;
  if (!first) return {};
  if (items.length === 1 && isPlain(first) && !stored.variants.some(isPlain))
    return oneNumber(first, stored, notes);
  checkMixed(items, stored, notes);
  if (stored.variants.length === 0)
    notes.warnings.push({ row: first.row, message: csvTexts.becomesVariants(stored.stock) });
  const { variants, rows } = mergedVariants(items, stored, notes);
  if (!variants) return {};
  const size = [...stored.size, ...items.flatMap((item) => item.size ?? [])];
  return { draft: { variants, size }, itemRows: rows };
}

function freshStock(items: readonly ImportedItem[], notes: Notes): Partial<ImportPlan> {
  const [first] = items;
  if (!first || (items.length === 1 && isPlain(first))) return { draft: { stock: first?.stock ?? 0 } };
  checkMixed(items, null, notes);
  return { draft: { variants: items.map(fresh) }, itemRows: items.map(({ row }) => row) };
}

const same = (a: string) => (b: { name: string }) => a.toLowerCase() === b.name.toLowerCase();

/** The colours of the product with those of its rows; a tone that is not written is guessed from the name. */
function colorsOf(product: ImportedProduct, stored: Product | null, notes: Notes): Color[] | undefined {
  const written = product.fields.colors as WrittenColor[] | undefined;
  const before = stored ? (stored.colors ?? DEFAULT_COLORS) : [];
  const colors: WrittenColor[] = [...(written ?? before)];
  const sold = new Set(stored?.variants.map(itemKey));
  const rows = product.items.flatMap((item) =>
    item.color && !sold.has(itemKey(item)) ? [{ color: item.color, row: item.row }] : [],
  );
  for (const { color } of rows) if (!colors.some(same(color))) colors.push({ name: color, value: null });
  if (!written && colors.length === before.length) return undefined;
  return colors.map(({ name, value }) => {
    const known = value ?? before.find(same(name))?.value ?? toneOfName(name);
    const row = rows.find(({ color }) => same(color)({ name }))?.row ?? product.rowOf.colors ?? product.row;
    if (!known) notes.errors.push({ row, message: csvTexts.unknownTone(name) });
    return { name, value: known ?? '#000000' };
  });
}

/** What an imported product asks for, seen beside what is stored. */
export function importPlan(product: ImportedProduct, stored: Product | null): ImportPlan {
  const notes: Notes = { errors: [...product.errors], warnings: [] };
  const colors = colorsOf(product, stored, notes);
  const stock = stored ? storedStock(product.items, stored, notes) : freshStock(product.items, notes);
  const draft = { ...stock.draft, ...product.fields, ...(colors && { colors }) };
  return { ...notes, draft, itemRows: stock.itemRows ?? [] };
}

const plainAlts = ({ thumbnailAlts, title }: Product) =>
  thumbnailAlts.map((text) => (text === title ? '' : text));

/** The part of a change that says something new of a stored product. */
export function whatDiffers<C extends Record<string, unknown>>(change: C, stored: Product): Partial<C> {
  const before: Record<string, unknown> = {
    ...stored,
    thumbnailAlts: plainAlts(stored),
    stock: undefined,
    variants: undefined,
  };
  const entries = Object.entries(change).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(entries) as Partial<C>;
}

/** The draft with its category by key: staff know a category by the name that shoppers read. */
export function withCategoryKey(
  draft: Record<string, unknown>,
  categories: readonly Category[],
): Record<string, unknown> {
  const wanted = typeof draft.category === 'string' ? draft.category.toLowerCase() : null;
  const found = categories.find(({ display_name }) => display_name.toLowerCase() === wanted);
  return found ? { ...draft, category: found.name } : draft;
}
