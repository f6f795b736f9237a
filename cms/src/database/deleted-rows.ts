import { DAY_MS, RESTORE_DAYS, totalPages } from '@shop/contract';
import type { Row } from './connection';

/** Returns the instant after which a deleted record can still be restored. */
export const restorableSince = (): Date => new Date(Date.now() - RESTORE_DAYS * DAY_MS);

type Page = { page: number; limit: number };

/** A page of the rows that can still be brought back, the latest deletion first, and how many there are. */
export async function deletedRows(table: 'orders' | 'products', { page, limit }: Page) {
  const wanted = () => strapi.db.connection(table).where('deleted_at', '>=', restorableSince());
  const [counted] = await wanted().count('* as total');
  const total = Number(counted?.total ?? 0);
  const rows: Row[] = await wanted()
    .orderBy([
      { column: 'deleted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total, totalPages: totalPages(total, limit) };
}
