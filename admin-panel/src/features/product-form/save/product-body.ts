import {
  isSameColor,
  renamedVariant,
  type ProductDraftInput,
  type ProductBaseVersion,
  type BaseVersionField,
  type Rename,
} from '@shop/contract';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { numberFromDigits } from '#ui/form/digits.ts';
import { plainValues } from '../values/plain-fields.ts';
import {
  type BaseStock,
  type ProductFormValues,
  type ProductVersion,
  colorsOf,
  gridOf,
  keysOf,
  keepsStockPerVariant,
  offeredColors,
  totalStock,
} from '../values/product-form-values.ts';

function stockOf(values: ProductFormValues, base: BaseStock | null) {
  if (!keepsStockPerVariant(values)) {
    return { stock: totalStock(values), ...(base && { stockSeen: base.stock }), variants: [] };
  }
  const variants = gridOf(values)
    .flatMap((row) => row.cells)
    .map(({ key, size, color, value }) => ({
      size,
      color,
      stock: numberFromDigits(value),
      sku: values.skus[key]?.trim() || null,
      ...(base && { stockSeen: base.cells[key] ?? 0, skuSeen: base.skus[key] || null }),
    }));
  return { stock: totalStock(values), ...(base && { stockSeen: base.stock }), variants };
}

// A colour that was removed from the product is removed from its pictures.
const knownColors = (keys: readonly string[], values: ProductFormValues): string[] =>
  offeredColors(values).flatMap(({ key, name }) =>
    keys.some((other) => isSameColor(other, key)) ? name.trim() : [],
  );

/** Builds the body of a new product, or of a whole one for comparison; empty numbers are 0. */
export function newProductBody(values: ProductFormValues, base: BaseStock | null = null): ProductDraftInput {
  const pictures = values.pictures.filter(({ url }) => url.trim() !== '');
  return {
    ...plainValues((name) => values[name]),
    category: values.category,
    price: numberFromDigits(values.price),
    discount: numberFromDigits(values.discount),
    size: values.sizes,
    status: values.status,
    thumbnails: pictures.map(({ url }) => url.trim()),
    thumbnailAlts: pictures.map(({ alt }) => alt.trim()),
    thumbnailColors: pictures.map(({ colors }) => knownColors(colors, values)),
    colors: colorsOf(values),
    ...stockOf(values, base),
  };
}

// Fields that the server understands only together.
const GROUPS: (keyof ProductDraftInput)[][] = [
  ['stock', 'stockSeen', 'variants', 'size', 'colors'],
  ['thumbnails', 'thumbnailAlts', 'thumbnailColors'],
];

/** Picks the fields that differ from the base; the others are not sent, so that changes by others stay. */
export function changedFields(body: ProductDraftInput, base: ProductDraftInput): Partial<ProductDraftInput> {
  const keys = Object.keys(body) as (keyof ProductDraftInput)[];
  const groupOf = (key: keyof ProductDraftInput) => GROUPS.find((group) => group.includes(key)) ?? [key];
  const differs = (key: keyof ProductDraftInput) => !isEqual(body[key], base[key]);
  return Object.fromEntries(keys.filter((key) => groupOf(key).some(differs)).map((key) => [key, body[key]]));
}

// The combinations that existed, which need not be all that the grid offers.
const combinationsOf = (values: ProductFormValues) => {
  const names = keysOf(values).map(({ kind, from, to }): Rename => ({ kind, from: to, to: from }));
  return (values.stockMode === 'grid' ? Object.keys(values.cells) : []).map((key) => {
    const at = key.lastIndexOf('|');
    return renamedVariant({ size: key.slice(0, at) || null, color: key.slice(at + 1) || null }, names);
  });
};

/** Returns the names of stored colours and sizes that the form corrects. */
export const correctedNames = (values: ProductFormValues, base: ProductFormValues): Rename[] =>
  keysOf(base).flatMap((before) =>
    keysOf(values)
      .filter(({ kind, from, to }) => kind === before.kind && to === before.to && from !== before.from)
      .map(({ kind, from: to }) => ({ kind, from: before.from, to })),
  );

/** Builds the body of a change: the changed fields, and in `seen` their base values for the conflict check. */
export function productChangeBody(values: ProductFormValues, base: ProductVersion) {
  const before = newProductBody(base.values, base.stock);
  const changed = changedFields(newProductBody(values, base.stock), before);
  const baseFields: ProductBaseVersion = {
    ...(before as ProductBaseVersion),
    variants: combinationsOf(base.values),
  };
  const names = (Object.keys(changed) as BaseVersionField[]).filter(
    (name) => !['stock', 'stockSeen'].includes(name),
  );
  if (names.length === 0) return changed;
  const renames = correctedNames(values, base.values);
  return {
    ...changed,
    ...(renames.length > 0 && { renames }),
    seen: Object.fromEntries(names.map((name) => [name, baseFields[name]])) as ProductBaseVersion,
  };
}
