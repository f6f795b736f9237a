type Item = { size: string | null; color: string | null };

const isSame = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** Returns the most specific stock item that fits a size and colour. */
export function findStockItem<T extends Item>(items: readonly T[], { size, color }: Item): T | undefined {
  const choices: Item[] = [
    { size, color },
    { size, color: null },
    { size: null, color },
    { size: null, color: null },
  ];
  for (const choice of choices) {
    const found = items.find((item) => isSame(item.size, choice.size) && isSame(item.color, choice.color));
    if (found) return found;
  }
  return undefined;
}
