const SPARE = 64;

export function firstInOrder<T>(items: Iterable<T>, count: number, compare: (a: T, b: T) => number): T[] {
  let first: T[] = [];
  let last: T | undefined;
  const cut = () => {
    first = first.sort(compare).slice(0, count);
    last = first.length === count ? first.at(-1) : undefined;
  };
  for (const item of items) {
    if (last !== undefined && compare(item, last) >= 0) continue;
    first.push(item);
    if (first.length >= count * 2 + SPARE) cut();
  }
  cut();
  return first;
}
