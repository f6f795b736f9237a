import { couponLine, finalPrice, type CouponLine } from '@shop/contract';
import { productRecords } from '../../../database/product-records';

type Item = { productId: string; quantity: number };

/** Returns a cart's lines with today's prices; a product that is gone costs nothing, so that the lines keep their places. */
export async function cartLines(items: readonly Item[]): Promise<CouponLine[]> {
  const documentIds = [...new Set(items.map(({ productId }) => productId))];
  const products = await productRecords(strapi.db.connection, { documentIds });
  const byId = new Map(products.map((product) => [product.documentId, product]));
  return items.map((item) => {
    const product = byId.get(item.productId);
    return couponLine({ ...item, unitPrice: product ? finalPrice(product) : 0 }, product);
  });
}
