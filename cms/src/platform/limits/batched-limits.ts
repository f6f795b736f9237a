import { rateLimits } from '@shop/contract';
import { onPostgres, rateLimitFactor } from '../../settings/environment';
import { pseudonym } from '../access/signature';
import { createBatchedLimiter, type Batch } from './batched-limiter';

const TABLE = 'read_counts';

/** Limits by the minute that are spent too often for a write each; they do not survive a restart. */
const names = ['publicRead', 'health', 'personalRead'] as const;
export type BatchedLimitName = (typeof names)[number];

/** Creates the table in which processes merge their counts; unlogged, because a crash may empty it. */
export const batchedLimitsTable = `create unlogged table if not exists ${TABLE} (
  minute integer not null, visitor varchar(40) not null, reads integer not null, primary key (minute, visitor))`;

type Sum = { visitor: string; reads: number };

let cleanedAt = 0;

async function deleteEarlier(minute: number): Promise<void> {
  if (cleanedAt === minute) return;
  cleanedAt = minute;
  await strapi.db.connection(TABLE).where('minute', '<', minute).delete();
}

const mergeOf =
  (name: BatchedLimitName) =>
  async (minute: number, batch: readonly Batch[]): Promise<Map<string, number>> => {
    const hashed = batch.map(({ key, points }) => ({
      key,
      reads: points,
      visitor: pseudonym(`${name} ${key}`),
    }));
    const keys = new Map(hashed.map(({ key, visitor }) => [visitor, key]));
    // A fixed order keeps two processes from waiting for each other's rows.
    const rows = hashed
      .map(({ reads, visitor }) => ({ minute, visitor, reads }))
      .sort((a, b) => (a.visitor < b.visitor ? -1 : 1));
    const db = strapi.db.connection;
    const sums: Sum[] = await db(TABLE)
      .insert(rows)
      .onConflict(['minute', 'visitor'])
      .merge({ reads: db.raw(`${TABLE}.reads + excluded.reads`) })
      .returning(['visitor', 'reads']);
    await deleteEarlier(minute);
    return new Map(sums.map(({ visitor, reads }) => [keys.get(visitor) ?? '', reads]));
  };

const limiterOf = (name: BatchedLimitName) =>
  createBatchedLimiter({
    points: () => Math.ceil(rateLimits[name].points * rateLimitFactor()),
    ...(onPostgres() && { merge: mergeOf(name) }),
  });

const createLimiters = () =>
  new Map<string, ReturnType<typeof limiterOf>>(names.map((name) => [name, limiterOf(name)]));

let limiters = createLimiters();

export const openBatchedLimits = (): void => void (limiters = createLimiters());

export const batchedLimiterOf = (name: string) => limiters.get(name);
