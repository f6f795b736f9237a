import { vitalsDraftSchema } from '@shop/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureVisit } from './measure-visit.ts';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

const TYPES = ['largest-contentful-paint', 'first-input', 'event', 'layout-shift'];
let observers: Map<string, (entries: Entry[]) => void>;
let sent: Promise<unknown>[];
let time: number;
const navigation = new EventTarget();

/** Replaces what browsers have and jsdom has not. */
function browserWith(types: string[], hiddenAt?: number): void {
  observers = new Map();
  sent = [];
  time = 5000;
  class Observer {
    static readonly supportedEntryTypes = types;
    readonly #take: (list: { getEntries: () => Entry[] }) => void;
    constructor(take: (list: { getEntries: () => Entry[] }) => void) {
      this.#take = take;
    }
    observe({ type }: { type: string }) {
      observers.set(type, (entries) => this.#take({ getEntries: () => entries }));
    }
    takeRecords = () => [];
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('navigation', navigation);
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const hidden = hiddenAt === undefined ? [] : [{ name: 'hidden', startTime: hiddenAt }];
  performance.getEntriesByType = (type: string) => (type === 'visibility-state' ? hidden : []) as never;
  navigator.sendBeacon = (_, body) =>
    Boolean(sent.push((body as Blob).text().then((text) => JSON.parse(text))));
}

const measured = (type: string, ...entries: Entry[]) => observers.get(type)?.(entries);
const goTo = (path: string, at: number) => {
  time = at;
  history.pushState(null, '', path);
  navigation.dispatchEvent(new Event('currententrychange'));
};
const leave = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => history.replaceState(null, '', '/product/corpino'));
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it('measureVisit sends the figures of a visit once, as the contract takes them', async () => {
  browserWith(TYPES);
  measureVisit();
  measured('largest-contentful-paint', { startTime: 900 }, { startTime: 1800.4 });
  measured('first-input', { startTime: 2000, duration: 24, interactionId: 1 });
  measured(
    'event',
    { startTime: 2000, duration: 120.6, interactionId: 1 },
    { startTime: 2100, duration: 900, interactionId: 0 },
  );
  measured(
    'layout-shift',
    { startTime: 500, value: 0.05 },
    { startTime: 900, value: 0.05, hadRecentInput: true },
  );
  leave();
  leave();
  expect(await Promise.all(sent)).toEqual([{ product: { lcp: 1800, inp: 121, cls: 0.05 } }]);
  expect(vitalsDraftSchema.safeParse(await sent[0]).success).toBe(true);
});

it('measureVisit counts an interaction and a shift on the page where they happened', async () => {
  browserWith(TYPES);
  measureVisit();
  measured('largest-contentful-paint', { startTime: 1000 });
  goTo('/cart', 6000);
  measured('event', { startTime: 5990, duration: 300, interactionId: 1 });
  measured('layout-shift', { startTime: 6500, value: 0.2 });
  goTo('/track-order?pedido=JL-1', 7000);
  goTo('/cart', 8000);
  measured('event', { startTime: 8100, duration: 80, interactionId: 2 });
  leave();
  expect(await sent[0]).toEqual({
    product: { lcp: 1000, inp: 300, cls: 0 },
    cart: { inp: 80, cls: 0.2 },
    order: { cls: 0 },
  });
});

it('measureVisit sums shifts that come close together and takes the worst sum', async () => {
  browserWith(TYPES);
  measureVisit();
  const shifts = [100, 900, 1700, 4000, 10_000, 10_500].map((startTime) => ({ startTime, value: 0.125 }));
  measured('layout-shift', ...shifts);
  leave();
  expect(await sent[0]).toEqual({ product: { cls: 0.375 } });
});

it('measureVisit leaves out what the browser does not measure, and is silent where it measures nothing', async () => {
  browserWith(['largest-contentful-paint', 'event']);
  measureVisit();
  measured('largest-contentful-paint', { startTime: 700 });
  leave();
  expect(await sent[0]).toEqual({ product: { lcp: 700 } });
  browserWith(['navigation']);
  measureVisit();
  leave();
  expect(sent).toEqual([]);
});

it('measureVisit takes no paint of a page that waited in a hidden tab', async () => {
  browserWith(TYPES, 0);
  measureVisit();
  measured('largest-contentful-paint', { startTime: 60_000 });
  leave();
  expect(await sent[0]).toEqual({ product: { cls: 0 } });
});
