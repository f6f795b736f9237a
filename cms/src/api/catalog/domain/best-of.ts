const ROOM = 64;

/** The first so many in an order, in that order, without sorting all of them. */
export function bestOf<T>(all: Iterable<T>, count: number, compare: (a: T, b: T) => number): T[] {
  let best: T[] = [];
  let worst: T | undefined;
  const cut = () => {
    best = best.sort(compare).slice(0, count);
    worst = best.length === count ? best.at(-1) : undefined;
  };
  for (const one of all) {
    if (worst !== undefined && compare(one, worst) >= 0) continue;
    best.push(one);
    if (best.length >= count * 2 + ROOM) cut();
  }
  cut();
  return best;
}
