import {
  isSameName,
  namesOf,
  parseSizes,
  renamed,
  renamedVariant,
  type Color,
  type Product,
  type Rename,
} from '@shop/contract';
import { afterRenames, renamesOf } from '../../renames';
import type { ImportedProduct } from '../parse-products';
import { variantsOfSkus } from './variants-of-skus';

/** Returns the renames of rows that have the SKU of a stored variant and a name which is new, or which another rename frees. */
export function rowRenames({ items, fields }: ImportedProduct, stored: Product): Rename[] {
  const bySku = new Map(stored.variants.map((one) => [one.sku?.toLowerCase(), one]));
  const kept = items.map((after) => ({
    before: after.sku ? bySku.get(after.sku.toLowerCase()) : undefined,
    after,
  }));
  const named = { sizes: stored.size, colors: stored.colors };
  const isNew = ({ kind, to }: Rename) => !namesOf(kind, named).some((name) => isSameName(kind, name, to));
  const isListed = ({ kind, to }: Rename) =>
    kind === 'color' || !fields.size || parseSizes(fields.size as string[]).includes(to);
  const mayTrade = variantsOfSkus(items, stored).size > 0;
  const renames = renamesOf(kept, {}).filter((one) => isListed(one) && (mayTrade || isNew(one)));
  const isClear = (one: Rename) =>
    renames.every(
      (other) => other === one || other.kind !== one.kind || (other.from !== one.from && other.to !== one.to),
    );
  return withFreeNames(renames.filter(isClear), isNew);
}

// A rename that is left out frees no name, so the others are looked at again.
function withFreeNames(renames: Rename[], isNew: (one: Rename) => boolean): Rename[] {
  const free = renames.filter((one) => isNew(one) || renames.some((other) => gives(other, one)));
  return free.length === renames.length ? free : withFreeNames(free, isNew);
}

const gives = (one: Rename, other: Rename): boolean =>
  one.kind === other.kind && isSameName(one.kind, one.from, other.to);

/** Returns renames without those of names that the file gives to others: there it has their new meaning. */
export const unmistakable = (renames: readonly Rename[]): Rename[] =>
  renames.filter((one) => !renames.some((other) => gives(one, other)));

/** Puts former names that a file still has, as an older export, in today's spelling. */
export function takeNewNames(product: ImportedProduct, renames: readonly Rename[]): void {
  const { fields } = product;
  const color = (name: string) => renamed('color', name, renames);
  const colors = fields.colors as Color[] | undefined;
  product.items = product.items.map((item) => renamedVariant(item, renames));
  if (colors) fields.colors = colors.map((one) => ({ ...one, name: color(one.name) }));
  if (fields.size) fields.size = (fields.size as string[]).map((name) => renamed('size', name, renames));
  const pictured = fields.thumbnailColors as string[][] | undefined;
  if (pictured) fields.thumbnailColors = pictured.map((names) => names.map(color));
}

/** Returns a product as it is after renames. */
export function renamedProduct(stored: Product, renames: readonly Rename[]): Product {
  if (renames.length === 0) return stored;
  const { sizes, colors } = afterRenames(
    { sizes: stored.size, colors: stored.colors, formerNames: [] },
    renames,
  );
  const variants = stored.variants.map((one) => renamedVariant(one, renames));
  const color = (name: string) => renamed('color', name, renames);
  const thumbnailColors = stored.thumbnailColors.map((names) => names.map(color));
  return { ...stored, size: sizes, colors, variants, thumbnailColors };
}
