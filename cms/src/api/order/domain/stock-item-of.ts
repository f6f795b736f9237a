type Item = { size: string | null; color: string | null };

const same = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** The item a line takes its units from: the most specific one that fits its size and colour. */
export function stockItemOf<T extends Item>(items: readonly T[], { size, color }: Item): T | undefined {
  const choices: Item[] = [
    { size, color },
    { size, color: null },
    { size: null, color },
    { size: null, color: null },
  ];
  for (const choice of choices) {
    const found = items.find((item) => same(item.size, choice.size) && same(item.color, choice.color));
    if (found) return found;
  }
  return undefined;
}
