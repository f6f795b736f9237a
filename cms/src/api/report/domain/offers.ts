import {
  askedSpans,
  businessDay,
  DAY_MS,
  earlierAsking,
  offerSpans,
  type AskedPrice,
  type OfferSpan,
  type ReportPeriods,
  type ReportTable,
} from '@shop/contract';
import { reportTexts } from './report-texts';
import { column, tableWithoutSums, type TableRow } from './report-table';

export type PricedHistory = { title: string; history: AskedPrice[] };
/** An offer at one price; `shownMs` is how long it was on sale. */
type Offer = OfferSpan & { title: string; shownMs: number; lastAsked: number | null; askedMs: number };
export type OfferRule = { days: number; now: number };

const texts = reportTexts.offers;

const dayOf = (time: number): string => businessDay(new Date(time));
const daysIn = (milliseconds: number): number => Math.ceil(milliseconds / DAY_MS);

const continues = (a: OfferSpan | undefined, b: OfferSpan): boolean =>
  a?.began === b.began && a.price === b.price && a.finalPrice === b.finalPrice;

/** Returns the offers of a product, one per price; pauses within an offer do not divide it. */
function offersOf({ title, history }: PricedHistory, { days, now }: OfferRule): Offer[] {
  const spans = askedSpans(history);
  const offers: Offer[] = [];
  for (const span of offerSpans(spans, days)) {
    const shownMs = Math.min(span.until, now) - span.at;
    const last = offers.at(-1);
    if (last && continues(last, span)) {
      last.until = span.until;
      last.shownMs += shownMs;
      continue;
    }
    const asking = earlierAsking(spans, span.price, { before: span.began, days });
    offers.push({
      ...span,
      title,
      shownMs,
      lastAsked: asking?.lastAsked ?? null,
      askedMs: asking?.askedMs ?? 0,
    });
  }
  return offers;
}

function rowOf({ until, lastAsked, ...offer }: Offer, days: number): TableRow {
  const isShown = lastAsked !== null;
  return [
    offer.title,
    offer.price,
    offer.finalPrice,
    dayOf(offer.at),
    ...(until === Infinity ? [] : [dayOf(until)]),
    daysIn(offer.shownMs),
    isShown ? dayOf(lastAsked) : null,
    isShown ? daysIn(offer.askedMs) : null,
    isShown ? texts.shown : texts.hidden(days),
  ];
}

const columnsOf = (isPast: boolean) => [
  column.text('product', texts.product),
  column.pesos('struck', texts.struck),
  column.pesos('offered', texts.offered),
  column.day('since', texts.since),
  ...(isPast ? [column.day('until', texts.until)] : []),
  column.count('days', texts.days),
  column.day('lastAsked', texts.lastAsked),
  column.count('askedDays', texts.askedDays),
  column.text('state', texts.state),
];

const hiddenFirst = (a: Offer, b: Offer): number =>
  Number(a.lastAsked !== null) - Number(b.lastAsked !== null) || b.at - a.at;

/** Returns the offers of now, the hidden ones first, and those that ended in a range of days. */
export function offersTables(
  { from, to }: Pick<ReportPeriods, 'from' | 'to'>,
  products: readonly PricedHistory[],
  rule: OfferRule,
): ReportTable[] {
  const offers = products.flatMap((product) => offersOf(product, rule));
  const current = offers.filter(({ until }) => until === Infinity).sort(hiddenFirst);
  const past = offers
    .filter(({ until }) => until !== Infinity && dayOf(until) >= from && dayOf(until) <= to)
    .sort((a, b) => b.until - a.until);
  const rows = (some: readonly Offer[]) => some.map((offer) => rowOf(offer, rule.days));
  return [
    tableWithoutSums({
      key: 'current',
      title: texts.current,
      explanation: texts.currentIs(rule.days),
      columns: columnsOf(false),
      rows: rows(current),
    }),
    tableWithoutSums({
      key: 'past',
      title: texts.past,
      explanation: texts.pastIs,
      columns: columnsOf(true),
      rows: rows(past),
    }),
  ];
}
