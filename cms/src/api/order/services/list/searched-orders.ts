import { normalizeText } from '@shop/contract';
import type { Knex } from 'knex';
import { searchedAmount } from '../../domain/searched-amount';

// Fewer letters are found in most names.
const LEAST_OF_SENDER = 3;
const ACCENTS: readonly [string, string][] = [...'áéíóúüñÁÉÍÓÚÜÑ'].map((letter) => [
  letter,
  normalizeText(letter),
]);

// Neither database drops accents by itself: the sender of a transfer is compared as searches are.
const folded = ACCENTS.reduce((sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`, 'sender');
const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Finds the ids of orders by what is in no search text, and changes without them: their amount or that of a payment,
 * the SKU of a garment, the sender of a transfer.
 */
export function ordersBeside(search: string): Knex.QueryBuilder {
  const db = strapi.db.connection;
  const text = normalizeText(search);
  const found = db('order_lines as lines')
    .join('stock_items as items', 'items.id', 'lines.stock_item_id')
    // Both sides use the database's `lower`, which in SQLite knows ASCII only.
    .whereRaw('lower(items.sku) = lower(?)', [search.trim()])
    .select('lines.order_id as id');
  if ([...text].length >= LEAST_OF_SENDER)
    found.union(
      db('order_payments')
        .whereNotNull('sender')
        // Leaves few rows to fold: letters that may have an accent match any letter.
        .whereRaw(`lower(sender) like ? escape '\\'`, [likeText(text).replace(/[aeioun]/g, '_')])
        .whereRaw(`lower(${folded}) like ? escape '\\'`, [likeText(text)])
        .select('order_id as id'),
    );
  const pesos = searchedAmount(search);
  if (pesos === null) return found;
  return found.union([
    db('orders').where('total', pesos).select('id'),
    db('order_payments').where('amount', pesos).select('order_id as id'),
  ]);
}
