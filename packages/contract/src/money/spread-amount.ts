/**
 * Spreads whole pesos over parts in proportion to their weights, so that the shares add up to the amount.
 * Largest remainder: what rounding down leaves goes, a peso each, to the parts that lost most; ties to the heavier part.
 */
export function spreadAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // Amount times weight may exceed what a double holds exactly.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / BigInt(total)));
  const remainders = products.map((product) => Number(product % BigInt(total)));
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  weights
    .map((weight, at) => ({ weight, at, remainder: remainders[at]! }))
    .sort((a, b) => b.remainder - a.remainder || b.weight - a.weight)
    .slice(0, rest)
    .forEach(({ at }) => (shares[at]! += 1));
  return shares;
}
