import { parseStored, tabStorage } from '#shared/storage/safe-storage.ts';

export const scrollBehavior = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

const POSITIONS_KEY = 'scroll';

const storedPositions = () =>
  (parseStored(tabStorage.getItem(POSITIONS_KEY)) ?? {}) as Record<string, number>;

export const storedScrollTop = (historyKey: string): number | undefined => storedPositions()[historyKey];

export const storeScrollTop = (historyKey: string, top: number): void =>
  void tabStorage.setItem(POSITIONS_KEY, JSON.stringify({ ...storedPositions(), [historyKey]: top }));

const SETTLED_MS = 3_000;
const SHOPPER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Repeats a scroll while late content resizes the page; stops when the page settles or the shopper scrolls. */
export function scrollUntilSettled(scroll: () => void, isReached: () => boolean): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    scroll();
    clearTimeout(settled);
    if (isReached()) settled = setTimeout(stop, SETTLED_MS);
  };
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize);
  function stop() {
    observer?.disconnect();
    clearTimeout(settled);
    SHOPPER_EVENTS.forEach((name) => removeEventListener(name, stop));
  }
  onResize();
  observer?.observe(document.body);
  SHOPPER_EVENTS.forEach((name) => addEventListener(name, stop, { passive: true }));
  return stop;
}
