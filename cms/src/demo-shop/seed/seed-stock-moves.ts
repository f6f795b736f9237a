import type { Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import { type DemoMove } from '../history/stock-moves';
import { insertAll } from './insert-all';
import { type SeededProduct } from './seed-products';

export async function seedStockMoves(
  trx: Trx,
  moves: readonly DemoMove[],
  products: readonly SeededProduct[],
): Promise<void> {
  const rows = moves.map(({ product, item, delta, reason, orderNumber, actor, at }) => {
    const { documentId, items } = products[product]!;
    const { id, size, color } = items[item]!;
    return {
      ...newRow(at),
      stock_item_id: id,
      product_id: documentId,
      size,
      color,
      delta,
      reason,
      order_number: orderNumber,
      actor,
      at,
    };
  });
  await insertAll(trx, 'stock_moves', rows);
}
