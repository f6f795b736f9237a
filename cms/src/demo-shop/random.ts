/** Seeded pseudo-random generator (mulberry32). */
export type Random = {
  /** Returns a number in [0, 1). */
  next: () => number;
  below: (limit: number) => number;
  integer: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  weighted: <T>(list: readonly T[], weight: (item: T) => number) => T;
};

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError('cannot pick from an empty list');
  return item;
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    integer: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, below(list.length)),
    weighted: (list, weight) => {
      let remaining = next() * list.reduce((sum, item) => sum + weight(item), 0);
      const index = list.findIndex((item) => (remaining -= weight(item)) < 0);
      return itemAt(list, index < 0 ? list.length - 1 : index);
    },
  };
}
