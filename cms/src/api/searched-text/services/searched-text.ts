import { addDays, businessDay, countableSearch, SEARCHES_DAYS, type Searches } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { catalog } from '../../catalog/services/catalog';

// A flood of texts must not fill the disk: what was searched before is counted on.
const MAX_TEXTS_A_DAY = 2_000;
const SHOWN = 50;

export const searchesIn = (db: Connection | Trx) => records('api::searched-text.searched-text', db);

async function store(trx: Trx, day: string, text: string, found: number): Promise<boolean> {
  const at = new Date();
  const searches = searchesIn(trx);
  const counted = await searches.increase({ day, text }, { searches: 1 }, { found, updatedAt: at });
  if (counted > 0) return true;
  if ((await searches.count({ day })) >= MAX_TEXTS_A_DAY) return false;
  await searches
    .sql()
    .insert({ ...newRow(at), day, text, searches: 1, found })
    .onConflict(['day', 'text'])
    .merge({ searches: trx.raw('searched_texts.searches + 1'), found, updated_at: at });
  return true;
}

/** Counts a search of today; texts that may be personal are not stored. */
export async function recordSearch(typed: string): Promise<boolean> {
  const text = countableSearch(typed);
  if (text === null) return false;
  const found = await catalog.countFound(text);
  return inTransaction((trx) => store(trx, businessDay(new Date()), text, found));
}

type Total = Searches['searched'][number];

async function totalsSince(day: string): Promise<Total[]> {
  const select = ['text', 'searches', 'found'] as const;
  const rows = await searchesIn(strapi.db.connection).many(
    { day: { $gte: day } },
    { select, orderBy: ['day'] },
  );
  const totals = new Map<string, Total>();
  // They come by day, so the last one says what the text found lately.
  for (const { text, searches, found } of rows)
    totals.set(text, { text, searches: (totals.get(text)?.searches ?? 0) + searches, found });
  return [...totals.values()].sort((a, b) => b.searches - a.searches || (a.text < b.text ? -1 : 1));
}

/** Returns the texts that were searched most in the last days, and those of them that found nothing. */
export async function findSearches(days: number): Promise<Searches> {
  const totals = await totalsSince(addDays(businessDay(new Date()), 1 - days));
  return {
    days,
    searched: totals.slice(0, SHOWN),
    notFound: totals.filter(({ found }) => found === 0).slice(0, SHOWN),
  };
}

/** Deletes the searches of days before the retention. */
export const deleteOldSearches = (): Promise<number> =>
  searchesIn(strapi.db.connection).remove({
    day: { $lte: addDays(businessDay(new Date()), -SEARCHES_DAYS) },
  });
