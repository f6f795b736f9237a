type Knot = readonly [at: number, value: number];

/** Returns a smooth curve through the knots (monotone cubic, so it never swings beyond them). */
export function curve(knots: readonly Knot[]): (at: number) => number {
  const first = knots[0]!;
  const last = knots.at(-1)!;
  const slopes = knots.map((_, i) => slopeAt(knots, i));
  return (at) => {
    if (at <= first[0]) return first[1];
    if (at >= last[0]) return last[1];
    let i = 0;
    while (knots[i + 1]![0] < at) i += 1;
    const [x0, y0] = knots[i]!;
    const [x1, y1] = knots[i + 1]!;
    const span = x1 - x0;
    const t = (at - x0) / span;
    const u = 1 - t;
    return (
      y0 * u * u * (1 + 2 * t) +
      y1 * t * t * (1 + 2 * u) +
      span * t * u * (slopes[i]! * u - slopes[i + 1]! * t)
    );
  };
}

const secant = (from: Knot, to: Knot): number => (to[1] - from[1]) / (to[0] - from[0]);

function slopeAt(knots: readonly Knot[], i: number): number {
  const before = knots[i - 1];
  const after = knots[i + 1];
  if (!before || !after) return 0;
  const left = secant(before, knots[i]!);
  const right = secant(knots[i]!, after);
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

/** Returns 0 below `from`, 1 above `to` and a soft step between them. */
export function softStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
