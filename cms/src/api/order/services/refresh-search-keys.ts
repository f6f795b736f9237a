import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { isShuttingDown } from '../../../platform/http/in-flight';
import { lineTitles } from './order-records';
import { phoneKey, searchTextOf, TITLES_MARK } from './order-search-keys';

const BATCH = 100;
/** SQLite works on the thread that answers requests: between two batches the shop has time to answer. */
const PAUSE_MS = 10;

// Texts of the first versions lack the phone key; its orders would not count for a coupon or a limit either.
const WITHOUT_PHONE = `coalesce(search_text, '') not like ('% ' || coalesce(phone_key, '') || '%')`;
const WITHOUT_TITLES = `coalesce(search_text, '') not like '% ${TITLES_MARK}%'`;

const outdatedAfter = (id: number, condition: string) =>
  strapi.db
    .connection('orders')
    .where('id', '>', id)
    .whereRaw(`(${condition})`)
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'order_number', 'full_name', 'email', 'phone');

const keysOf = ({ order_number, full_name, email, phone }: Row, titles: readonly string[]) => {
  const contact = {
    fullName: String(full_name ?? ''),
    email: String(email ?? ''),
    phone: String(phone ?? ''),
  };
  return {
    phone_key: phoneKey(contact.phone),
    search_text: searchTextOf(String(order_number), contact, titles),
  };
};

const refreshBatch = (rows: readonly Row[]) =>
  inTransaction(async (trx) => {
    const titles = await lineTitles(
      trx,
      rows.map(({ id }) => id as number),
    );
    for (const row of rows)
      await trx('orders')
        .where('id', row.id as number)
        .update(keysOf(row, titles.get(row.id as number) ?? []));
  });

async function refresh(condition: string): Promise<void> {
  for (let last = 0; !isShuttingDown();) {
    const rows: Row[] = await outdatedAfter(last, condition);
    if (rows.length === 0) return;
    await refreshBatch(rows);
    last = rows.at(-1)?.id as number;
    await pause(PAUSE_MS);
  }
}

/** Rewrites the phone keys that an earlier version stored, in small transactions and in the order of ids. */
export const refreshSearchKeys = (): Promise<void> => refresh(WITHOUT_PHONE);

/** Adds the titles of the lines to the search texts of an earlier version; the shop may be open meanwhile. */
export const refreshSearchTitles = (): Promise<void> => refresh(WITHOUT_TITLES);
