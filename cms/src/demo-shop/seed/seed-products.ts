import { normalizeSize, unitsOf } from '@shop/contract';
import { slugOf } from '../../api/product/domain/slug';
import { insertPictures } from '../../database/product-pictures';
import type { PictureRecord, StockItemRecord } from '../../database/records';
import { itemsIn, productsIn } from '../../database/product-records';
import type { Trx } from '../../database/connection';
import { groupBy } from '../../database/rows';
import { mediaFilesOf } from '../../platform/storage/media-files';
import { productPictures } from '../pictures/demo-pictures';
import { type StockedProduct } from '../products/stocked-product';

export type SeededProduct = { id: number; documentId: string; image: string; items: StockItemRecord[] };

const productOf = (stocked: StockedProduct, createdAt: Date) => ({
  createdAt,
  title: stocked.product.title,
  slug: slugOf(stocked.product.title),
  description: stocked.product.description,
  price: stocked.product.price,
  discount: stocked.product.discount,
  category: stocked.product.category,
  sizes: stocked.product.sizes.map(normalizeSize),
  colors: stocked.colors,
  active: stocked.product.active,
  stock: unitsOf(stocked.items),
  composition: stocked.product.composition,
  fit: stocked.product.fit,
  care: stocked.product.care,
  origin: stocked.product.origin,
});

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

const itemsOf = ({ product, items }: StockedProduct, productId: number, createdAt: Date) =>
  items.map((item) => ({ ...item, createdAt, productId, sku: skuOf(product.title, item.size, item.color) }));

export async function seedProducts(
  trx: Trx,
  products: readonly StockedProduct[],
  addresses: ReadonlyMap<string, string>,
  at: Date,
): Promise<SeededProduct[]> {
  const stored = await productsIn(trx).insertMany(products.map((stocked) => productOf(stocked, at)));
  const pictures = stored.map(({ id: productId }, index) => ({
    productId,
    pictures: picturesOf(products[index]!, addresses),
  }));
  const files = await mediaFilesOf(
    trx,
    pictures.flatMap((owned) => owned.pictures),
  );
  await insertPictures(trx, pictures, files);
  const items = stored.flatMap(({ id }, index) => itemsOf(products[index]!, id, at));
  const byProduct = groupBy(await itemsIn(trx).insertMany(items), ({ productId }) => productId);
  return stored.map(({ id, documentId }, index) => ({
    id,
    documentId,
    image: pictures[index]?.pictures[0]?.url ?? '',
    items: byProduct.get(id) ?? [],
  }));
}
