import { businessDay, MINUTE_MS, VIEW_COUNTS_ONCE_IN_MINUTES } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { onPostgres } from '../../../settings/environment';

export type Visit = { productId: string; title: string; category: string; visitor: string; at: Date };
type Waiting = { visit: Visit; done: (counted: boolean) => void; failed: (fault: unknown) => void };

const WINDOW_MS = VIEW_COUNTS_ONCE_IN_MINUTES * MINUTE_MS;
const GATHER_MS = 100;
const VISITS_LOCK = 7_301_106;
// Nobody who orders waits for more of them than this.
const AT_ONCE = 50;

// One statement decides: of many views at the same moment only one finds the last one old enough.
async function isFirstInWindow(trx: Trx, { visitor, productId, category, at }: Visit): Promise<boolean> {
  const rows = await trx('interactions')
    .insert({ ...newRow(at), type: 'product_view', product_id: productId, category, visitor, at })
    .onConflict(['visitor', 'product_id'])
    .merge({ at, updated_at: at, category })
    .where('interactions.at', '<=', new Date(at.getTime() - WINDOW_MS))
    .returning('id');
  return rows.length === 1;
}

type DayOfProduct = { visit: Visit; views: number };

function byDay(visits: readonly Visit[]): DayOfProduct[] {
  const days = new Map<string, DayOfProduct>();
  for (const visit of visits) {
    const key = `${businessDay(visit.at)} ${visit.productId} ${visit.category}`;
    days.set(key, { visit, views: (days.get(key)?.views ?? 0) + 1 });
  }
  return [...days.values()];
}

const addToDays = (trx: Trx, visits: readonly Visit[]) =>
  trx('daily_views')
    .insert(
      byDay(visits).map(({ visit: { at, productId, title, category }, views }) => ({
        ...newRow(at),
        day: businessDay(at),
        product_id: productId,
        product_title: title,
        category,
        views,
      })),
    )
    .onConflict(['day', 'product_id', 'category'])
    .merge({
      views: trx.raw('daily_views.views + excluded.views'),
      product_title: trx.raw('excluded.product_title'),
      updated_at: trx.raw('excluded.updated_at'),
    });

async function store(trx: Trx, visits: readonly Visit[]): Promise<Set<Visit>> {
  // Two processes whose visits cross would wait for each other.
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(?)', [VISITS_LOCK]);
  const counted: Visit[] = [];
  for (const visit of visits) if (await isFirstInWindow(trx, visit)) counted.push(visit);
  if (counted.length > 0) await addToDays(trx, counted);
  return new Set(counted);
}

const waiting: Waiting[] = [];
let gathering: NodeJS.Timeout | undefined;

async function settle(batch: readonly Waiting[]): Promise<void> {
  try {
    const counted = await inTransaction((trx) =>
      store(
        trx,
        batch.map(({ visit }) => visit),
      ),
    );
    for (const { visit, done } of batch) done(counted.has(visit));
  } catch (fault) {
    for (const { failed } of batch) failed(fault);
  }
}

async function settleAll(): Promise<void> {
  while (waiting.length > 0) await settle(waiting.splice(0, AT_ONCE));
  gathering = undefined;
}

/**
 * Counts a visit together with those of the same moment, in one transaction: a commit costs the disk's time,
 * and thousands of visitors a minute must not take it from those who order. Whether it was the first in its window.
 */
export const countVisit = (visit: Visit): Promise<boolean> =>
  new Promise((done, failed) => {
    waiting.push({ visit, done, failed });
    gathering ??= setTimeout(() => void settleAll(), GATHER_MS);
  });
