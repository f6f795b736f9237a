import type { PictureCopy } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { nextCopyAt } from '../../domain/copy-pauses';

const TABLE = 'picture_copies';
const AT_ONCE = 20;

/** SQL of the foreign addresses that pictures of products and of the home page still have. */
const FOREIGN = `select p.url from product_pictures p join products_cmps c on c.cmp_id = p.id
    and c.component_type = 'product.picture' where p.url like 'http%'
  union select h.url from content_hero_images h where h.url like 'http%'`;

/** Returns foreign addresses that are due to be copied. */
export function dueAddresses(now: number): Promise<string[]> {
  const { connection } = strapi.db;
  return connection
    .from(connection.raw(`(${FOREIGN}) as f`))
    .leftJoin(`${TABLE} as c`, 'c.url', 'f.url')
    .where((due) =>
      due
        .whereNull('c.url')
        .orWhere('c.state', 'copied')
        .orWhere((waiting) => waiting.where('c.state', 'waiting').where('c.next_at', '<=', now)),
    )
    .orderBy('f.url')
    .limit(AT_ONCE)
    .pluck('f.url');
}

const store = (db: Connection | Trx, url: string, columns: object) =>
  db(TABLE)
    .insert({ url, state: 'waiting', ...columns })
    .onConflict('url')
    .merge(columns);

export async function recordCopy(trx: Trx, url: string, storedUrl: string): Promise<void> {
  await store(trx, url, { state: 'copied', stored_url: storedUrl, next_at: null, fault: null });
}

/** Records a failed attempt; after the last one the picture counts as failed until somebody changes its address. */
export async function recordFault(url: string, fault: PictureCopy['fault'], now: number): Promise<void> {
  const db = strapi.db.connection;
  const [before = 0] = await db(TABLE).where('url', url).pluck('attempts');
  const attempts = Number(before) + 1;
  const nextAt = fault === 'address' || fault === 'no-picture' ? null : nextCopyAt(attempts, now);
  await store(db, url, { state: nextAt ? 'waiting' : 'failed', attempts, next_at: nextAt, fault });
}

/** Returns the shop's own addresses of pictures that it has copied, by their foreign ones. */
export async function copiesOf(db: Connection | Trx, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows: Row[] = await db(TABLE)
    .join('files', 'files.url', `${TABLE}.stored_url`)
    .whereIn(`${TABLE}.url`, urls)
    .select(`${TABLE}.url as url`, 'stored_url');
  return new Map(rows.map(({ url, stored_url }) => [url as string, stored_url as string]));
}

/** Returns what became of foreign addresses, for the forms of the staff. */
export async function listCopies(): Promise<PictureCopy[]> {
  const { connection } = strapi.db;
  const rows: Row[] = await connection
    .from(connection.raw(`(${FOREIGN}) as f`))
    .leftJoin(`${TABLE} as c`, 'c.url', 'f.url')
    .orderBy('f.url')
    .select('f.url', 'c.state', 'c.fault', 'c.next_at');
  return rows.map((row) => ({
    url: row.url as string,
    state: row.state === 'failed' ? 'failed' : 'waiting',
    fault: (row.fault as PictureCopy['fault']) ?? null,
    nextAt: row.next_at ? new Date(Number(row.next_at)).toISOString() : null,
  }));
}
