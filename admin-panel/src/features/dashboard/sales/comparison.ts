type Comparison =
  { kind: 'up' | 'down'; percent: number } | { kind: 'same' } | { kind: 'new' } | { kind: 'none' };

/** Compares a period with the one before; growth from zero has no percentage. */
export function comparison(current: number, previous: number): Comparison {
  if (previous === 0) return { kind: current === 0 ? 'none' : 'new' };
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent === 0) return { kind: 'same' };
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
}
