import type { ReportPeriods, ReportTable } from '@shop/contract';
import { column, daysOf, percentOf, tableWithoutSums, tableWithSums, type TableRow } from './report-table';
import { reportTexts } from './report-texts';

const texts = reportTexts.funnel;
const STEPS = ['view', 'cart', 'checkout', 'order'] as const;
/** How many visitors took a step on a day, or how many orders were made. */
export type StepCount = { day: string; step: string; count: number };

const countOf = (counts: readonly StepCount[], step: string): number =>
  counts.reduce((sum, one) => sum + (one.step === step ? one.count : 0), 0);

// A visitor may order more than once, so a share may exceed 100 %.
function sharesOf(counts: readonly StepCount[], at: number): TableRow {
  const sums = STEPS.map((step) => countOf(counts, step));
  const sum = sums[at] ?? 0;
  const before = at === 0 ? null : percentOf(sum, sums[at - 1] ?? 0);
  return [sum, before, at === 0 ? null : percentOf(sum, sums[0] ?? 0)];
}

/** Returns each step from the view of a product to the order, beside the period before. */
export function funnelBySteps(
  { from, previousTo }: ReportPeriods,
  counts: readonly StepCount[],
): ReportTable {
  const current = counts.filter(({ day }) => day >= from);
  const previous = counts.filter(({ day }) => day <= previousTo);
  return tableWithoutSums({
    key: 'steps',
    title: texts.steps,
    explanation: texts.stepsAre,
    columns: [
      column.text('step', texts.step),
      column.count('counted', texts.counted),
      column.percent('ofBefore', texts.ofBefore),
      column.percent('ofFirst', texts.ofFirst),
      column.count('previous', texts.previous),
      column.percent('previousOfBefore', texts.previousOfBefore),
      column.percent('previousOfFirst', texts.previousOfFirst),
    ],
    rows: STEPS.map((step, at) => [texts.names[step], ...sharesOf(current, at), ...sharesOf(previous, at)]),
  });
}

/** Returns the steps of each day. */
export function funnelByDay(period: ReportPeriods, counts: readonly StepCount[]): ReportTable {
  const byDay = new Map(counts.map(({ day, step, count }) => [`${day} ${step}`, count]));
  const rowOf = (day: string): TableRow => {
    const sums = STEPS.map((step) => byDay.get(`${day} ${step}`) ?? 0);
    return [day, ...sums, percentOf(sums.at(-1) ?? 0, sums[0] ?? 0)];
  };
  return tableWithSums({
    key: 'by-day',
    title: texts.byDay,
    explanation: texts.byDayIs,
    columns: [
      column.day('day', texts.day),
      ...STEPS.map((step) => column.count(step, texts.names[step])),
      column.percent('ordersOfViews', texts.ordersOfViews),
    ],
    rows: daysOf(period).map(rowOf),
    previousRows: daysOf({ from: period.previousFrom, to: period.previousTo }).map(rowOf),
  });
}
