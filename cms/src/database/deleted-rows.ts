import { DAY_MS, RESTORE_DAYS, totalPages } from '@shop/contract';
import type { Row } from './connection';
import { countRows } from './rows';

export const restorableSince = (): Date => new Date(Date.now() - RESTORE_DAYS * DAY_MS);

type Page = { page: number; limit: number };

export async function deletedRows(table: 'orders' | 'products', { page, limit }: Page) {
  const restorable = () => strapi.db.connection(table).where('deleted_at', '>=', restorableSince());
  const total = await countRows(restorable());
  const rows: Row[] = await restorable()
    .orderBy([
      { column: 'deleted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total, totalPages: totalPages(total, limit) };
}
