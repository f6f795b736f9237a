import { pseudonym } from '../access/signature';
import { onPostgres, rateLimitFactor } from '../../settings/environment';
import { createReadCounter, type Told } from './batched-limiter';
import { PUBLIC_READS_PER_MINUTE } from './limit-table';

const TABLE = 'read_counts';

type Sum = { visitor: string; reads: number };

/** Makes the table in which several processes add up their reads: a crash may empty it, which is no loss. */
export const readCountTable = `create unlogged table if not exists ${TABLE} (
  minute integer not null, visitor varchar(40) not null, reads integer not null, primary key (minute, visitor))`;

let cleanedIn = 0;

async function forgetEarlier(minute: number): Promise<void> {
  if (cleanedIn === minute) return;
  cleanedIn = minute;
  await strapi.db.connection(TABLE).where('minute', '<', minute).delete();
}

async function tellOthers(minute: number, news: readonly Told[]): Promise<Map<string, number>> {
  const addresses = new Map(news.map(({ address }) => [pseudonym(address), address]));
  // In one order, so that two processes never wait for each other's rows.
  const rows = news
    .map(({ address, reads }) => ({ minute, visitor: pseudonym(address), reads }))
    .sort((a, b) => (a.visitor < b.visitor ? -1 : 1));
  const db = strapi.db.connection;
  const sums: Sum[] = await db(TABLE)
    .insert(rows)
    .onConflict(['minute', 'visitor'])
    .merge({ reads: db.raw(`${TABLE}.reads + excluded.reads`) })
    .returning(['visitor', 'reads']);
  await forgetEarlier(minute);
  return new Map(sums.map(({ visitor, reads }) => [addresses.get(visitor) ?? '', reads]));
}

const counter = () =>
  createReadCounter({
    allowed: () => Math.ceil(PUBLIC_READS_PER_MINUTE * rateLimitFactor()),
    ...(onPostgres() && { tellOthers }),
  });

let count = counter();

/** Starts counting from nothing, with the other processes where there may be some. */
export const openReadCounts = (): void => void (count = counter());

/** Seconds to wait when an address has read too much in this minute, else 0. Cheap enough for every read. */
export const publicReadWait = (address: string): number => count(address);
