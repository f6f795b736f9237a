import type { Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import { type DemoMove } from '../history/stock-moves';
import { type SeededProduct } from './seed-products';

export async function seedStockMoves(
  trx: Trx,
  moves: readonly DemoMove[],
  products: readonly SeededProduct[],
): Promise<void> {
  await records('api::stock-move.stock-move', trx).insertMany(
    moves.map(({ product, item, ...move }) => {
      const { documentId: productId, items } = products[product]!;
      const { id: stockItemId, size, color } = items[item]!;
      return { ...move, createdAt: move.at, productId, stockItemId, size, color };
    }),
  );
}
