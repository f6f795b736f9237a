import { businessDay } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { countSteps, type Step } from './count-steps';

export type View = { productId: string; title: string; category: string; visitor: string; at: Date };
/** A view of a product, a step of the funnel, or a view that is a step as well. */
export type Visit = { view?: View; step?: Step };
type PendingVisit = { visit: Visit; resolve: (counted: boolean) => void; reject: (error: unknown) => void };

const BATCH_DELAY_MS = 100;
// Orders wait for at most this many visits.
const BATCH_SIZE = 50;

// A single statement, so that only one of several concurrent views counts. A visitor's key lasts one day.
async function isFirstOfDay(trx: Trx, { visitor, productId, category, at }: View): Promise<boolean> {
  const rows = await trx('interactions')
    .insert({ ...newRow(at), type: 'product_view', product_id: productId, category, visitor, at })
    .onConflict(['visitor', 'product_id'])
    .ignore()
    .returning('id');
  return rows.length === 1;
}

type DayCount = { view: View; count: number };

function countByDay(views: readonly View[]): DayCount[] {
  const days = new Map<string, DayCount>();
  for (const view of views) {
    const key = `${businessDay(view.at)} ${view.productId} ${view.category}`;
    days.set(key, { view, count: (days.get(key)?.count ?? 0) + 1 });
  }
  return [...days.values()];
}

const addDailyViews = (trx: Trx, views: readonly View[]) =>
  trx('daily_views')
    .insert(
      countByDay(views).map(({ view: { at, productId, title, category }, count }) => ({
        ...newRow(at),
        day: businessDay(at),
        product_id: productId,
        product_title: title,
        category,
        views: count,
      })),
    )
    .onConflict(['day', 'product_id', 'category'])
    .merge({
      views: trx.raw('daily_views.views + excluded.views'),
      product_title: trx.raw('excluded.product_title'),
      updated_at: trx.raw('excluded.updated_at'),
    });

const present = <T>(value: T | undefined): value is T => value !== undefined;

/** Makes those who count visits take turns: batches with the same products in another order would deadlock. */
export const lockVisits = (trx: Trx): Promise<void> => takeTurns(trx, 'visits');

async function storeVisits(trx: Trx, visits: readonly Visit[]): Promise<Set<Visit>> {
  await lockVisits(trx);
  const views: View[] = [];
  for (const { view } of visits) if (view && (await isFirstOfDay(trx, view))) views.push(view);
  if (views.length > 0) await addDailyViews(trx, views);
  const steps = await countSteps(trx, visits.map(({ step }) => step).filter(present));
  const isCounted = ({ view, step }: Visit) =>
    view ? views.includes(view) : present(step) && steps.has(step);
  return new Set(visits.filter(isCounted));
}

const pending: PendingVisit[] = [];
let timer: NodeJS.Timeout | undefined;

async function countBatch(batch: readonly PendingVisit[]): Promise<void> {
  try {
    const counted = await inTransaction((trx) =>
      storeVisits(
        trx,
        batch.map(({ visit }) => visit),
      ),
    );
    for (const { visit, resolve } of batch) resolve(counted.has(visit));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

async function countPending(): Promise<void> {
  while (pending.length > 0) await countBatch(pending.splice(0, BATCH_SIZE));
  timer = undefined;
}

/**
 * Counts a view, unless the visitor has viewed the product on the same day, or a step, once per visitor and day;
 * returns whether it counted. Visits share commits, which would slow down orders.
 */
export const countVisit = (visit: Visit): Promise<boolean> =>
  new Promise((resolve, reject) => {
    pending.push({ visit, resolve, reject });
    timer ??= setTimeout(() => void countPending(), BATCH_DELAY_MS);
  });
