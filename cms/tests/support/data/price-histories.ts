import type { Knex } from 'knex';

export type HistoryEntry = { at: number; price: number; finalPrice: number; active: boolean };

/** Returns what was asked for a product, oldest first. */
export async function askedPrices(db: Knex, productId: string): Promise<HistoryEntry[]> {
  const rows = await db('product_prices').where('product_id', productId).orderBy(['at', 'id']);
  return rows.map(({ at, price, final_price, active }) => ({
    ...{ at: Number(at), price, finalPrice: final_price, active: active === 1 },
  }));
}

/** Adds an entry to the history, as of a past moment. */
export const addAskedPrice = (db: Knex, productId: string, { at, price, finalPrice, active }: HistoryEntry) =>
  db('product_prices').insert({
    ...{ product_id: productId, at, price, final_price: finalPrice, active: active ? 1 : 0 },
    discount: Math.round(100 - (100 * finalPrice) / price),
  });

/** Changes products as an older version does that runs without the triggers of this one. */
export async function withoutTriggers(db: Knex, change: () => Promise<unknown>): Promise<void> {
  const isPostgres = db.client.config.client !== 'better-sqlite3';
  const toggle = (state: string) => db.raw(`alter table products ${state} trigger price_asked_changed`);
  await (isPostgres ? toggle('disable') : db.raw('drop trigger price_asked_changed'));
  await change();
  if (isPostgres) await toggle('enable');
}

/** Takes the history of a product away, as in a database of an earlier version. */
export async function forgetHistory(db: Knex, productId: string): Promise<void> {
  const isPostgres = db.client.config.client !== 'better-sqlite3';
  const toggle = (state: string) =>
    db.raw(`alter table product_prices ${state} trigger price_history_deleted`);
  await (isPostgres ? toggle('disable') : db.raw('drop trigger price_history_deleted'));
  await db('product_prices').where('product_id', productId).delete();
  if (isPostgres) await toggle('enable');
}
