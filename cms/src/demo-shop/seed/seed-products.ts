import { normalizeSize } from '@shop/contract';
import { slugOf } from '../../api/product/domain/slug';
import { insertPictures } from '../../database/product-pictures';
import type { PictureRecord } from '../../database/records';
import { jsonText, newRow } from '../../database/rows';
import type { Trx } from '../../database/connection';
import { mediaFilesOf } from '../../platform/storage/media-files';
import { productPictures } from '../pictures/demo-pictures';
import { type StockedProduct } from '../products/stocked-product';
import { insertAll } from './insert-all';

type SeededItem = { id: number; size: string | null; color: string | null };
export type SeededProduct = { id: number; documentId: string; image: string; items: SeededItem[] };

const unitsOf = ({ items }: StockedProduct): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

function productRow(stocked: StockedProduct, at: Date) {
  const { product, colors } = stocked;
  return {
    ...newRow(at),
    title: product.title,
    slug: slugOf(product.title),
    description: product.description,
    price: product.price,
    discount: product.discount ?? 0,
    category: product.category,
    sizes: jsonText(product.sizes.map(normalizeSize)),
    colors: jsonText(colors),
    active: product.active ?? true,
    stock: unitsOf(stocked),
    composition: product.composition,
    fit: product.fit ?? null,
    care: product.care,
    origin: product.origin,
    old_slugs: jsonText([]),
  };
}

const picturesOf = ({ product }: StockedProduct, addresses: ReadonlyMap<string, string>): PictureRecord[] =>
  productPictures(product).map(({ key, alt, colors }) => ({ url: addresses.get(key) ?? '', alt, colors }));

const initials = (text: string): string =>
  slugOf(text)
    .split('-')
    .map((word) => word.slice(0, 3))
    .slice(0, 3)
    .join('')
    .toUpperCase();

const skuOf = (title: string, size: string | null, color: string | null): string =>
  [initials(title), size, color && initials(color)].filter(Boolean).join('-');

function itemRows({ product, items }: StockedProduct, productId: number, at: Date) {
  return items.map(({ size, color, quantity }) => ({
    ...newRow(at),
    product_id: productId,
    size,
    color,
    quantity,
    sku: skuOf(product.title, size, color),
  }));
}

export async function seedProducts(
  trx: Trx,
  products: readonly StockedProduct[],
  addresses: ReadonlyMap<string, string>,
  at: Date,
): Promise<SeededProduct[]> {
  const rows = products.map((stocked) => productRow(stocked, at));
  const ids = await insertAll(trx, 'products', rows);
  const idOf = (index: number): number => ids.get(rows[index]!.document_id)!;
  const pictures = products.map((stocked, index) => ({
    productId: idOf(index),
    pictures: picturesOf(stocked, addresses),
  }));
  const files = await mediaFilesOf(
    trx,
    pictures.flatMap((owned) => owned.pictures),
  );
  await insertPictures(trx, pictures, files);
  const items = products.map((stocked, index) => itemRows(stocked, idOf(index), at));
  const itemIds = await insertAll(trx, 'stock_items', items.flat());
  return rows.map(({ document_id }, index) => ({
    id: idOf(index),
    documentId: document_id,
    image: pictures[index]?.pictures[0]?.url ?? '',
    items: items[index]!.map((item) => ({
      id: itemIds.get(item.document_id)!,
      size: item.size,
      color: item.color,
    })),
  }));
}
