import type { Trx } from './connection';

/** Sets a product's stock to what its items add up to. */
export async function sumStock(trx: Trx, productId: number): Promise<void> {
  const sum = trx('stock_items').where('product_id', productId).sum('quantity');
  await trx('products')
    .where('id', productId)
    .update({ stock: trx.raw('coalesce((?), 0)', [sum]) });
}
