import type { Row } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { phoneKey, searchTextOf } from './order-search-keys';

const BATCH = 500;

// Search texts of earlier versions lack the phone key, with which those of this version end.
const outdatedAfter = (id: number) =>
  strapi.db
    .connection('orders')
    .where('id', '>', id)
    .whereRaw("(coalesce(search_text, '') not like ('% ' || coalesce(phone_key, '')))")
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'order_number', 'full_name', 'email', 'phone');

const keysOf = ({ order_number, full_name, email, phone }: Row) => {
  const contact = {
    fullName: String(full_name ?? ''),
    email: String(email ?? ''),
    phone: String(phone ?? ''),
  };
  return {
    phone_key: phoneKey(contact.phone),
    search_text: searchTextOf(String(order_number), contact),
  };
};

/** Rewrites the search keys that an earlier version stored, in small transactions and in the order of ids. */
export async function refreshSearchKeys(): Promise<void> {
  for (let last = 0; ;) {
    const rows: Row[] = await outdatedAfter(last);
    if (rows.length === 0) return;
    await inTransaction(async (trx) => {
      for (const row of rows)
        await trx('orders')
          .where('id', row.id as number)
          .update(keysOf(row));
    });
    last = rows.at(-1)?.id as number;
  }
}
