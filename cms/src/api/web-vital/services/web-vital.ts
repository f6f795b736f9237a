import {
  addDays,
  bucketOf,
  businessDay,
  MIN_VISITS,
  percentile75,
  VITALS,
  VITALS_DAYS,
  VITALS_PAGES,
  VITALS_SHOWN_DAYS,
  type PageVitals,
  type Vital,
  type Vitals,
  type VitalsDraft,
  type VitalsPage,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';

const vitalsIn = (db: Connection | Trx) => records('api::web-vital.web-vital', db);

// Always in the same order, so that visits which count at once do not deadlock.
const figuresOf = (draft: VitalsDraft) =>
  VITALS_PAGES.flatMap((page) =>
    VITALS.flatMap((vital) => {
      const value = draft[page]?.[vital];
      return value === undefined ? [] : [{ page, vital, bucket: bucketOf(vital, value) }];
    }),
  );

/** Adds the figures of a visit to the histograms of today; returns whether it had any. */
export async function recordVitals(draft: VitalsDraft): Promise<boolean> {
  const figures = figuresOf(draft);
  if (figures.length === 0) return false;
  const at = new Date();
  const day = businessDay(at);
  await inTransaction((trx) =>
    vitalsIn(trx)
      .sql()
      .insert(figures.map((figure) => ({ ...newRow(at), day, ...figure, visits: 1 })))
      .onConflict(['day', 'page', 'vital', 'bucket'])
      .merge({ visits: trx.raw('web_vitals.visits + 1'), updated_at: at }),
  );
  return true;
}

type Histogram = Map<number, number>;

async function histogramsSince(day: string): Promise<Map<string, Histogram>> {
  const rows = await vitalsIn(strapi.db.connection).many({ day: { $gte: day } });
  const histograms = new Map<string, Histogram>();
  for (const { page, vital, bucket, visits } of rows) {
    const key = `${page} ${vital}`;
    const histogram = histograms.get(key) ?? new Map<number, number>();
    histograms.set(key, histogram.set(bucket, (histogram.get(bucket) ?? 0) + visits));
  }
  return histograms;
}

const countVisits = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, visits) => sum + visits, 0);

function pageVitals(page: VitalsPage, histograms: ReadonlyMap<string, Histogram>): PageVitals {
  const of = (vital: Vital): Histogram => histograms.get(`${page} ${vital}`) ?? new Map();
  const figure = (vital: Vital) =>
    countVisits(of(vital)) < MIN_VISITS ? null : percentile75(vital, of(vital));
  return {
    page,
    // Not every browser measures everything, and not every visit touches something.
    visits: Math.max(...VITALS.map((vital) => countVisits(of(vital)))),
    lcp: figure('lcp'),
    inp: figure('inp'),
    cls: figure('cls'),
  };
}

/** Returns how fast each kind of page was in the last weeks. */
export async function findVitals(): Promise<Vitals> {
  const histograms = await histogramsSince(addDays(businessDay(new Date()), 1 - VITALS_SHOWN_DAYS));
  return { days: VITALS_SHOWN_DAYS, pages: VITALS_PAGES.map((page) => pageVitals(page, histograms)) };
}

/** Deletes the figures of days before the retention. */
export const deleteOldVitals = (): Promise<number> =>
  vitalsIn(strapi.db.connection).remove({
    day: { $lte: addDays(businessDay(new Date()), -VITALS_DAYS) },
  });
