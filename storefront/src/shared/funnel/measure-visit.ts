import type { VitalsDraft, VitalsPage } from '@shop/contract';

const PAGES = new Map<string | undefined, VitalsPage>([
  ['', 'home'],
  ['category', 'category'],
  ['product', 'product'],
  ['cart', 'cart'],
  ['checkout', 'checkout'],
  ['order-confirmation', 'order'],
  ['track-order', 'order'],
]);

type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean };
type Options = PerformanceObserverInit & { durationThreshold?: number };

/** The time on one page; `shifts` are those that came close together, which count as one. */
type Stay = {
  page: VitalsPage;
  since: number;
  interactions: Map<number, number>;
  cls: number;
  shifts: { sum: number; first: number; last: number };
};

const pageOf = (address: string): VitalsPage =>
  PAGES.get(new URL(address).pathname.split('/')[1]?.toLowerCase()) ?? 'other';

const beginStay = (address: string, since: number): Stay => ({
  page: pageOf(address),
  since,
  interactions: new Map(),
  cls: 0,
  shifts: { sum: 0, first: 0, last: 0 },
});

const canMeasure = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

/** Follows the entries of a type from the load on; returns a function that takes those that are still on their way. */
function follow(type: string, take: (entry: Entry) => void, options?: Options): () => void {
  if (!canMeasure(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...options });
  return () => observer.takeRecords().forEach(take);
}

function addInteraction({ interactions }: Stay, { interactionId, duration }: Entry): void {
  if (interactionId)
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
}

function addShift(stay: Stay, { startTime, value = 0, hadRecentInput }: Entry): void {
  if (hadRecentInput) return;
  const { sum, first, last } = stay.shifts;
  const isNear = startTime - last < 1000 && startTime - first < 5000;
  stay.shifts = isNear
    ? { sum: sum + value, first, last: startTime }
    : { sum: value, first: startTime, last: startTime };
  stay.cls = Math.max(stay.cls, stay.shifts.sum);
}

// Of many interactions the slowest one of fifty is an accident.
const slowest = ({ interactions }: Stay): number | undefined =>
  [...interactions.values()].sort((a, b) => b - a)[Math.floor(interactions.size / 50)];

function draftOf(stays: readonly Stay[], lcp: number | undefined): VitalsDraft {
  const draft: VitalsDraft = {};
  for (const stay of stays) {
    const figures = (draft[stay.page] ??= {});
    const inp = slowest(stay);
    if (inp !== undefined) figures.inp = Math.max(Math.round(inp), figures.inp ?? 0);
    if (canMeasure('layout-shift')) figures.cls = Math.max(stay.cls, figures.cls ?? 0);
  }
  // Later pages are drawn by the script, which no browser measures.
  const loaded = stays[0] && draft[stays[0].page];
  if (loaded && lcp !== undefined) loaded.lcp = Math.round(lcp);
  return draft;
}

/** Measures the pages of this visit, and sends the figures once, without any name, when the page is left or covered. */
export function measureVisit(): void {
  if (!canMeasure('largest-contentful-paint')) return;
  const [load] = performance.getEntriesByType('navigation');
  const stays = [beginStay(load?.name ?? location.href, 0)];
  let lcp: number | undefined;
  const followPage = () => {
    if (pageOf(location.href) !== stays.at(-1)?.page) stays.push(beginStay(location.href, performance.now()));
  };
  followPage();
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', followPage);
  // A click that leads to another page belongs to the one on which it was made.
  const stayOf = ({ startTime }: Entry) => stays.filter(({ since }) => since <= startTime).at(-1);
  const inStay = (add: (stay: Stay, entry: Entry) => void) => (entry: Entry) => {
    const stay = stayOf(entry);
    if (stay) add(stay, entry);
  };
  // A page in a hidden tab waits to be drawn until it is looked at.
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden');
  const takePaint = ({ startTime }: Entry) => {
    if (!hidden || startTime < hidden.startTime) lcp = startTime;
  };
  const rest = [
    follow('largest-contentful-paint', takePaint),
    follow('first-input', inStay(addInteraction)),
    follow('event', inStay(addInteraction), { durationThreshold: 16 }),
    follow('layout-shift', inStay(addShift)),
  ];
  const send = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState === 'visible') return;
    removeEventListener('visibilitychange', send, true);
    removeEventListener('pagehide', send);
    rest.forEach((takeRest) => takeRest());
    const json = JSON.stringify(draftOf(stays, lcp));
    navigator.sendBeacon('/api/stats/vitals', new Blob([json], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send, true);
  addEventListener('pagehide', send);
}
