import { normaliseSize } from '@shop/contract';
import { slugOf } from '../../api/product/domain/slug';
import { jsonText, newRow } from '../../database/rows';
import type { Trx } from '../../database/connection';
import { picturesOf } from '../pictures';
import { type ShelvedProduct } from '../shelves';
import { insertAll } from './insert-all';

export type SeededItem = { id: number; size: string | null; color: string | null };
/** A product in the database, with the items of its shelf in their order. */
export type SeededProduct = { id: number; documentId: string; image: string; items: SeededItem[] };

const unitsOf = ({ items }: ShelvedProduct): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

function productRow(shelved: ShelvedProduct, addresses: ReadonlyMap<string, string>, at: Date) {
  const { product, colors } = shelved;
  const pictures = picturesOf(product);
  return {
    ...newRow(at),
    title: product.title,
    slug: slugOf(product.title),
    description: product.description,
    price: product.price,
    discount: product.discount ?? 0,
    category: product.category,
    thumbnails: jsonText(pictures.map(({ key }) => addresses.get(key))),
    thumbnail_alts: jsonText(pictures.map(({ alt }) => alt)),
    sizes: jsonText(product.sizes.map(normaliseSize)),
    colors: jsonText(colors),
    active: product.active ?? true,
    stock: unitsOf(shelved),
    composition: product.composition,
    care: product.care,
    old_slugs: jsonText([]),
  };
}

const initials = (text: string): string =>
  slugOf(text)
    .split('-')
    .map((word) => word.slice(0, 3))
    .slice(0, 3)
    .join('')
    .toUpperCase();

const skuOf = (title: string, size: string | null, color: string | null): string =>
  [initials(title), size, color && initials(color)].filter(Boolean).join('-');

function itemRows({ product, items }: ShelvedProduct, productId: number, at: Date) {
  return items.map(({ size, color, quantity }) => ({
    ...newRow(at),
    product_id: productId,
    size,
    color,
    quantity,
    sku: skuOf(product.title, size, color),
  }));
}

/** Puts the products and their shelves into the database. */
export async function seedProducts(
  trx: Trx,
  products: readonly ShelvedProduct[],
  addresses: ReadonlyMap<string, string>,
  at: Date,
): Promise<SeededProduct[]> {
  const rows = products.map((shelved) => productRow(shelved, addresses, at));
  const ids = await insertAll(trx, 'products', rows);
  const idOf = (position: number): number => ids.get(rows[position]!.document_id)!;
  const shelves = products.map((shelved, position) => itemRows(shelved, idOf(position), at));
  const itemIds = await insertAll(trx, 'stock_items', shelves.flat());
  return rows.map(({ document_id, thumbnails }, position) => ({
    id: idOf(position),
    documentId: document_id,
    image: (JSON.parse(thumbnails ?? '[]') as string[])[0] ?? '',
    items: shelves[position]!.map((item) => ({
      id: itemIds.get(item.document_id)!,
      size: item.size,
      color: item.color,
    })),
  }));
}
