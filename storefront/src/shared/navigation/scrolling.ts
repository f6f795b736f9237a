const SETTLED_MS = 3_000;
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls again whenever a part of the page that arrives later moves the others, until it is settled or the shopper takes over. */
export function followWhileGrowing(scroll: () => void, isThere: () => boolean): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    scroll();
    clearTimeout(settled);
    // On a slow line the place itself may take its time.
    if (isThere()) settled = setTimeout(stop, SETTLED_MS);
  };
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
  function stop() {
    observer?.disconnect();
    clearTimeout(settled);
    TAKES_OVER.forEach((name) => removeEventListener(name, stop));
  }
  follow();
  observer?.observe(document.body);
  TAKES_OVER.forEach((name) => addEventListener(name, stop, { passive: true }));
  return stop;
}
