import {
  DEFAULT_COLORS,
  finalPrice,
  productMessages,
  suggestColorValue,
  type Category,
  type Color,
  type Product,
  type Variant,
  type VariantDraft,
} from '@shop/contract';
import { findColorName } from '../product-pictures';
import { type SheetColor } from './csv-columns';
import { importTexts } from './import-texts';
import { isPlain, itemKey, type ImportedItem, type ImportedProduct } from './parse-products';
import { type RowMessage } from './parse-sheet';

export type ImportPlan = {
  draft: Record<string, unknown>;
  errors: RowMessage[];
  warnings: RowMessage[];
  /** Row of each variant of the draft, for error messages. */
  itemRows: (number | undefined)[];
};
type Messages = Pick<ImportPlan, 'errors' | 'warnings'>;
type StockDraft = { stock: number; stockSeen: number };

// Stock is applied as a difference from the export, so that sales made since then are kept.
function stockChangeOf(
  { row, stock, seen }: ImportedItem,
  now: number,
  messages: Messages,
): StockDraft | null {
  if (stock === undefined || stock === seen) return null;
  const warn = (message: string) => messages.warnings.push({ row, message });
  if (stock === now) {
    if (seen !== undefined) warn(importTexts.alreadyThere(now));
    return null;
  }
  if (seen === undefined) {
    warn(importTexts.blind(now, stock));
    return { stock, stockSeen: now };
  }
  if (seen !== now) warn(importTexts.moved(seen, now, Math.max(0, now + stock - seen)));
  return { stock, stockSeen: seen };
}

const newVariant = ({
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

const unchangedVariant = ({ size, color, stock, sku }: Variant): VariantDraft => ({
  size,
  color,
  stock,
  stockSeen: stock,
  sku,
});

// Variants missing from the file stay, so that a partial sheet deletes nothing.
function mergeVariants(items: readonly ImportedItem[], stored: Product, messages: Messages) {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const rows: (number | undefined)[] = [];
  let changed = false;
  const variants: unknown[] = stored.variants.map((variant) => {
    const item = byKey.get(itemKey(variant));
    byKey.delete(itemKey(variant));
    rows.push(item?.row);
    const change = item ? stockChangeOf(item, variant.stock, messages) : null;
    const sku = item?.sku ?? variant.sku;
    changed ||= change !== null || sku !== variant.sku;
    return { ...unchangedVariant(variant), ...change, sku };
  });
  for (const item of byKey.values()) {
    changed = true;
    rows.push(item.row);
    variants.push(newVariant(item));
  }
  return { variants: changed ? variants : null, rows };
}

function planSingleStock(item: ImportedItem, stored: Product, messages: Messages): Partial<ImportPlan> {
  const change = stockChangeOf(item, stored.stock, messages);
  if (!change) return {};
  if (stored.variants.length === 0) return { draft: { ...change } };
  messages.errors.push({ row: item.row, message: importTexts.stockByVariant });
  return {};
}

// Rows with and without variant must not mix, unless the product already has a plain variant.
function checkMixed(items: readonly ImportedItem[], stored: Product | null, messages: Messages): void {
  if (stored?.variants.some(isPlain)) return;
  for (const { row } of items.filter(isPlain))
    messages.errors.push({ row, message: importTexts.needsVariant });
}

function planStoredStock(
  items: readonly ImportedItem[],
  stored: Product,
  messages: Messages,
): Partial<ImportPlan> {
  const [first] = items;
  if (!first) return {};
  if (items.length === 1 && isPlain(first) && !stored.variants.some(isPlain))
    return planSingleStock(first, stored, messages);
  checkMixed(items, stored, messages);
  if (stored.variants.length === 0)
    messages.warnings.push({ row: first.row, message: importTexts.becomesVariants(stored.stock) });
  const { variants, rows } = mergeVariants(items, stored, messages);
  if (!variants) return {};
  const size = [...stored.size, ...items.flatMap((item) => item.size ?? [])];
  return { draft: { variants, size }, itemRows: rows };
}

function planNewStock(items: readonly ImportedItem[], messages: Messages): Partial<ImportPlan> {
  const [first] = items;
  if (!first || (items.length === 1 && isPlain(first))) return { draft: { stock: first?.stock ?? 0 } };
  checkMixed(items, null, messages);
  return { draft: { variants: items.map(newVariant) }, itemRows: items.map(({ row }) => row) };
}

const hasName = (a: string) => (b: { name: string }) => a.toLowerCase() === b.name.toLowerCase();

// Adds the colours of the rows to the product's; a missing tone is derived from the colour's name.
function mergeColors(
  product: ImportedProduct,
  stored: Product | null,
  messages: Messages,
): Color[] | undefined {
  const written = product.fields.colors as SheetColor[] | undefined;
  const before = stored ? (stored.colors ?? DEFAULT_COLORS) : [];
  const colors: SheetColor[] = [...(written ?? before)];
  const existing = new Set(stored?.variants.map(itemKey));
  const rows = product.items.flatMap((item) =>
    item.color && !existing.has(itemKey(item)) ? [{ color: item.color, row: item.row }] : [],
  );
  for (const { color } of rows) if (!colors.some(hasName(color))) colors.push({ name: color, value: null });
  if (!written && colors.length === before.length) return undefined;
  return colors.map(({ name, value }) => {
    const tone = value ?? before.find(hasName(name))?.value ?? suggestColorValue(name);
    const row =
      rows.find(({ color }) => hasName(color)({ name }))?.row ?? product.rowOf.colors ?? product.row;
    if (!tone) messages.errors.push({ row, message: importTexts.unknownTone(name) });
    return { name, value: tone ?? '#000000' };
  });
}

// Every picture gets its list, so that an unchanged file has no changes.
function planPictureColors(
  product: ImportedProduct,
  stored: Product | null,
  colors: Color[] | null,
  messages: Messages,
): string[][] | undefined {
  const written = product.fields.thumbnailColors as string[][] | undefined;
  if (!written) return undefined;
  const pictures = (product.fields.thumbnails as string[] | undefined) ?? stored?.thumbnails ?? [];
  const row = product.rowOf.thumbnailColors ?? product.row;
  return Array.from({ length: pictures.length }, (_, at) =>
    (written[at] ?? []).map((name) => {
      const known = findColorName(name, colors);
      if (!known) messages.errors.push({ row, message: productMessages.unknownPictureColor(name) });
      return known ?? name;
    }),
  );
}

// Discounts above 100 are stored as 100, so a typing error gives the product away.
function warnOfFreePrice(product: ImportedProduct, stored: Product | null, messages: Messages): void {
  const priced = { price: 0, discount: 0, ...stored, ...product.fields };
  const becomesFree = priced.price > 0 && finalPrice(priced) === 0;
  if (!becomesFree || (stored && finalPrice(stored) === 0)) return;
  const row = product.rowOf.discount ?? product.rowOf.price ?? product.row;
  messages.warnings.push({ row, message: importTexts.becomesFree(priced.discount) });
}

/** Plans the draft of an imported product against the stored one. */
export function planImport(product: ImportedProduct, stored: Product | null): ImportPlan {
  const messages: Messages = { errors: [...product.errors], warnings: [] };
  const colors = mergeColors(product, stored, messages);
  const stock = stored
    ? planStoredStock(product.items, stored, messages)
    : planNewStock(product.items, messages);
  warnOfFreePrice(product, stored, messages);
  const known = colors ?? stored?.colors ?? null;
  const thumbnailColors = planPictureColors(product, stored, known, messages);
  const draft = {
    ...stock.draft,
    ...product.fields,
    ...(colors && { colors }),
    ...(thumbnailColors && { thumbnailColors }),
  };
  return { ...messages, draft, itemRows: stock.itemRows ?? [] };
}

const explicitAltTexts = ({ thumbnailAlts, title }: Product) =>
  thumbnailAlts.map((text) => (text === title ? '' : text));

/** Returns the fields of a change that differ from the stored product. */
export function changedFieldsOf<C extends Record<string, unknown>>(change: C, stored: Product): Partial<C> {
  const before: Record<string, unknown> = {
    ...stored,
    thumbnailAlts: explicitAltTexts(stored),
    stock: undefined,
    variants: undefined,
  };
  const entries = Object.entries(change).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(entries) as Partial<C>;
}

/** Replaces a category's display name by its key. */
export function resolveCategory(
  draft: Record<string, unknown>,
  categories: readonly Category[],
): Record<string, unknown> {
  const wanted = typeof draft.category === 'string' ? draft.category.toLowerCase() : null;
  const found = categories.find(({ display_name }) => display_name.toLowerCase() === wanted);
  return found ? { ...draft, category: found.name } : draft;
}
