import type { Product } from '@shop/contract';
import type { SkuOwner } from '../../../../../database/records';
import { skuOwnerText } from '../../skus';
import { importTexts } from '../import-texts';
import { itemKey, type ImportedItem, type ImportedProduct } from '../parse-products';
import { cellNote, type RowNote } from '../row-note';
import { isMangledSku } from './mangled-cells';

type Stored = ReadonlyMap<string, Product>;
type SkuCell = { product: ImportedProduct; item: ImportedItem; sku: string; before: string | null };

const keyOf = (sku: string): string => sku.toLowerCase();

function storedSku({ id }: ImportedProduct, item: ImportedItem, stored: Stored): string | null {
  const variant = stored.get(id)?.variants.find((one) => itemKey(one) === itemKey(item));
  return variant?.sku ?? null;
}

const skuCells = (products: readonly ImportedProduct[], stored: Stored): SkuCell[] =>
  products.flatMap((product) =>
    product.items.flatMap((item): SkuCell[] => {
      const { sku } = item;
      return sku ? [{ product, item, sku, before: storedSku(product, item, stored) }] : [];
    }),
  );

const isStored = ({ sku, before }: SkuCell): boolean => sku === before;

// SKUs that stay come first, so that a new one is refused and not the one that it repeats.
function firstCells(cells: readonly SkuCell[]): Map<string, SkuCell> {
  const stayFirst = cells.toSorted((a, b) => Number(isStored(b)) - Number(isStored(a)));
  return new Map(stayFirst.toReversed().map((cell) => [keyOf(cell.sku), cell]));
}

const isOwn = (owner: SkuOwner, { product, item }: SkuCell): boolean =>
  owner.documentId === product.id && itemKey(owner) === itemKey(item);

const isGivenUp = (owner: SkuOwner, cells: readonly SkuCell[]): boolean =>
  cells.some((cell) => isOwn(owner, cell) && keyOf(cell.sku) !== keyOf(owner.sku));

/** Returns the SKUs that a file gives to variants, without those that they have. */
export const newSkus = (products: readonly ImportedProduct[], stored: Stored): string[] =>
  skuCells(products, stored).flatMap((cell) => (isStored(cell) ? [] : cell.sku));

/** Returns a fault for each new SKU that another row of the file or another product of the shop has. */
export function skuFaults(
  products: readonly ImportedProduct[],
  stored: Stored,
  owners: readonly SkuOwner[],
): RowNote[] {
  const cells = skuCells(products, stored);
  const firsts = firstCells(cells);
  const ownerOf = new Map(owners.map((owner) => [keyOf(owner.sku), owner]));
  const messageFor = (cell: SkuCell): string | null => {
    if (isMangledSku(cell.sku, cell.before)) return importTexts.mangledSku(cell.sku);
    const first = firsts.get(keyOf(cell.sku));
    if (first && first !== cell) return importTexts.repeatedSku(cell.sku, first.item.row);
    const owner = ownerOf.get(keyOf(cell.sku));
    const isFree = !owner || isOwn(owner, cell) || isGivenUp(owner, cells);
    return isFree ? null : skuOwnerText(owner);
  };
  return cells.flatMap((cell) => {
    const message = isStored(cell) ? null : messageFor(cell);
    return message ? [cellNote(cell.item.row, 'sku', message)] : [];
  });
}
