import { DAY_MS } from '../../limits';

/** Price asked for a product from a moment on, until the next entry of its history. */
export type AskedPrice = {
  /** List price: the one that an offer strikes through. */
  price: number;
  /** Price after the discount. */
  finalPrice: number;
  /** On sale: switched on and not in the trash. */
  active: boolean;
  /** Milliseconds since 1970. */
  at: number;
};

/** An entry of the history with the moment at which the next one replaced it; Infinity while it holds. */
export type AskedSpan = AskedPrice & { until: number };

/** Time for which a price was really asked in the days before an offer. */
export type EarlierAsking = { lastAsked: number; askedMs: number };

/** A price that was on sale below its list price, with the moment since which the shop has offered a discount. */
export type OfferSpan = AskedSpan & { began: number };

/** Returns the history as spans, oldest first; an entry replaced in the same millisecond was never asked. */
export function askedSpans(history: readonly AskedPrice[]): AskedSpan[] {
  const sorted = [...history].sort((a, b) => a.at - b.at);
  return sorted
    .map((asked, index) => ({ ...asked, until: sorted[index + 1]?.at ?? Infinity }))
    .filter(({ at, until }) => until > at);
}

const isDiscounted = ({ price, finalPrice }: AskedPrice): boolean => finalPrice < price;

/**
 * Returns the spans in which shoppers saw a discount. An offer begins when the discount does and survives other
 * percentages and prices; a pause longer than the days before an offer ends it, so that what follows is a new one.
 */
export function offerSpans(spans: readonly AskedSpan[], days: number): OfferSpan[] {
  const offers: OfferSpan[] = [];
  let began: number | null = null;
  let pausedAt: number | null = null;
  for (const span of spans) {
    if (!isDiscounted(span)) [began, pausedAt] = [null, null];
    else if (!span.active) pausedAt ??= span.at;
    else {
      if (pausedAt !== null && span.at - pausedAt > days * DAY_MS) began = null;
      began ??= span.at;
      pausedAt = null;
      offers.push({ ...span, began });
    }
  }
  return offers;
}

/** Returns when and how long a price was asked, or a higher one, in the days before a moment; null when never. */
export function earlierAsking(
  spans: readonly AskedSpan[],
  price: number,
  { before, days }: { before: number; days: number },
): EarlierAsking | null {
  const since = before - days * DAY_MS;
  const asked = spans
    .filter(({ active, finalPrice }) => active && finalPrice >= price)
    .map(({ at, until }) => ({ from: Math.max(at, since), to: Math.min(until, before) }))
    .filter(({ from, to }) => to > from);
  const last = asked.at(-1);
  if (!last) return null;
  return { lastAsked: last.to, askedMs: asked.reduce((sum, { from, to }) => sum + to - from, 0) };
}

// A paused product keeps the beginning of its offer; a draft that was never on sale has none yet.
function beginningOf(spans: readonly AskedSpan[], last: AskedSpan, days: number): number {
  const running = spans.slice(spans.findLastIndex((span) => !isDiscounted(span)) + 1);
  return offerSpans(running, days).at(-1)?.began ?? last.at;
}

/** Returns the list price if it may be struck through (Argentine rule R15): it was really asked before the present offer. */
export function earlierPrice(history: readonly AskedPrice[], days: number): number | null {
  const spans = askedSpans(history);
  const last = spans.at(-1);
  if (!last || !isDiscounted(last)) return null;
  const before = beginningOf(spans, last, days);
  return earlierAsking(spans, last.price, { before, days }) ? last.price : null;
}

/** Returns the highest list price that an offer may strike through now; null when nothing was asked. */
export function highestEarlierPrice(
  history: readonly AskedPrice[],
  days: number,
  now: number,
): number | null {
  const spans = askedSpans(history);
  const last = spans.at(-1);
  const before = last && isDiscounted(last) ? beginningOf(spans, last, days) : now;
  const asked = spans.filter(
    ({ active, at, until }) => active && at < before && until > before - days * DAY_MS,
  );
  return asked.length > 0 ? Math.max(...asked.map(({ finalPrice }) => finalPrice)) : null;
}
