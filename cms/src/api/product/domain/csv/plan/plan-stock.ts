import { type Product, type Variant, type VariantDraft } from '@shop/contract';
import { importTexts } from '../import-texts';
import { isPlain, itemKey, type ImportedItem } from '../parse-products';
import { cellNote, type RowNotes } from '../row-note';
import { variantsOfSkus } from './variants-of-skus';

type PlannedStock = {
  draft?: Record<string, unknown>;
  /** Row of each variant of the draft. */
  itemRows?: (number | undefined)[];
};
type StockDraft = { stock: number; stockSeen: number };

// Stock is applied as a difference from the export, so that sales made since then are kept.
function stockChangeOf(item: ImportedItem, now: number, notes: RowNotes): StockDraft | null {
  const { row, stock, seen } = item;
  if (stock === undefined || stock === seen) return null;
  const warn = (message: string) => notes.warnings.push({ row, column: 'stock', message });
  if (item.isRepeated) {
    if (stock !== now) warn(importTexts.alreadyImported);
    return null;
  }
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

// The units of a row that came with its SKU from another variant are that one's.
function takingUnitsOf(owner: Variant | undefined, item: ImportedItem, now: number): ImportedItem {
  const { stock = 0, seen } = item;
  if (!owner || seen === undefined) return item;
  return { ...item, stock: Math.max(0, owner.stock + stock - seen), seen: now };
}

// Variants missing from the file stay, so that a partial sheet deletes nothing.
function mergeVariants(items: readonly ImportedItem[], stored: Product, notes: RowNotes) {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const owners = variantsOfSkus(items, stored);
  const rows: (number | undefined)[] = [];
  let changed = false;
  const variants: unknown[] = stored.variants.map((variant) => {
    const item = byKey.get(itemKey(variant));
    byKey.delete(itemKey(variant));
    rows.push(item?.row);
    const { stock: now } = variant;
    const change = item ? stockChangeOf(takingUnitsOf(owners.get(item), item, now), now, notes) : null;
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

function warnOfSku({ row, sku }: ImportedItem, notes: RowNotes): void {
  if (sku) notes.warnings.push({ row, column: 'sku', message: importTexts.skuWithoutVariant });
}

function planSingleStock(item: ImportedItem, stored: Product, notes: RowNotes): PlannedStock {
  warnOfSku(item, notes);
  const change = stockChangeOf(item, stored.stock, notes);
  if (!change) return {};
  if (stored.variants.length === 0) return { draft: { ...change } };
  notes.errors.push({ row: item.row, column: 'stock', message: importTexts.stockByVariant });
  return {};
}

// Rows with and without variant must not mix, unless the product already has a plain variant.
function checkMixed(items: readonly ImportedItem[], stored: Product | null, notes: RowNotes): void {
  if (stored?.variants.some(isPlain)) return;
  for (const { row } of items.filter(isPlain))
    notes.errors.push(cellNote(row, 'talle', importTexts.needsVariant));
}

/** Plans the stock of a stored product; variants that the file leaves out stay. */
export function planStoredStock(
  items: readonly ImportedItem[],
  stored: Product,
  notes: RowNotes,
): PlannedStock {
  const [first] = items;
  if (!first) return {};
  if (items.length === 1 && isPlain(first) && !stored.variants.some(isPlain))
    return planSingleStock(first, stored, notes);
  checkMixed(items, stored, notes);
  if (stored.variants.length === 0)
    notes.warnings.push({
      row: first.row,
      column: 'stock',
      message: importTexts.becomesVariants(stored.stock),
    });
  const { variants, rows } = mergeVariants(items, stored, notes);
  if (!variants) return {};
  const size = [...stored.size, ...items.flatMap((item) => item.size ?? [])];
  return { draft: { variants, size }, itemRows: rows };
}

export function planNewStock(items: readonly ImportedItem[], notes: RowNotes): PlannedStock {
  const [first] = items;
  if (!first) return { draft: { stock: 0 } };
  if (items.length === 1 && isPlain(first)) {
    warnOfSku(first, notes);
    return { draft: { stock: first.stock ?? 0 } };
  }
  checkMixed(items, null, notes);
  return { draft: { variants: items.map(newVariant) }, itemRows: items.map(({ row }) => row) };
}
