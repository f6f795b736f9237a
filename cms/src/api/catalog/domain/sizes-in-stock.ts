type Item = { size: string | null; quantity: number };

/** The sizes a shopper can buy today. Units that are not kept by size serve every offered size. */
export function sizesInStock(offered: readonly string[], items: readonly Item[]): string[] {
  const left = items.filter(({ quantity }) => quantity > 0);
  const bySize = new Set(left.map(({ size }) => size).filter((size) => size !== null));
  const anySize = left.some(({ size }) => size === null);
  return offered.filter((size) => anySize || bySize.has(size));
}
