import type { Knex } from 'knex';

export type HistoryEntry = { at: number; price: number; finalPrice: number; active: boolean };

/** Returns what was asked for a product, oldest first. */
export async function askedPrices(db: Knex, productId: string): Promise<HistoryEntry[]> {
  const rows = await db('product_prices').where('product_id', productId).orderBy(['at', 'id']);
  return rows.map(({ at, price, final_price, active }) => ({
    at: Number(at),
    price,
    finalPrice: final_price,
    active: Boolean(active),
  }));
}

/** Adds an entry to the history, as of a past moment. */
export const addAskedPrice = (db: Knex, productId: string, { at, price, finalPrice, active }: HistoryEntry) =>
  db('product_prices').insert({
    product_id: productId,
    at,
    price,
    final_price: finalPrice,
    active,
    discount: Math.round(100 - (100 * finalPrice) / price),
  });
