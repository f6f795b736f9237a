import { measuresOf, type Measure, type MeasuredSize, type Range } from './measured-sizes.ts';

export type Measures = Partial<Record<Measure, number>>;
type Reason = { measure: Measure; value: number; sizes: string[] };
export type SizeAdvice =
  | { kind: 'size'; size: string; reasons: Reason[] }
  /** Neighbours in the table: the tighter and the looser one. */
  | { kind: 'between'; tighter: string; looser: string; reasons: Reason[] }
  /** The measures ask for sizes that lie further apart. */
  | { kind: 'apart'; reasons: Reason[] }
  | { kind: 'outside'; reasons: Reason[] };

type Ranged = { size: string; range: Range };

// In a gap of the table, the sizes on both sides count; beyond its ends, none.
function sizesOf(measure: Measure, value: number, sizes: readonly MeasuredSize[]): string[] {
  const ranged = sizes.flatMap<Ranged>(({ size, ranges }) => {
    const range = ranges[measure];
    return range ? [{ size, range }] : [];
  });
  const fitting = ranged.filter(({ range }) => range.min <= value && value <= range.max);
  if (fitting.length > 0) return fitting.map(({ size }) => size);
  const below = ranged.filter(({ range }) => range.max < value).at(-1);
  const above = ranged.find(({ range }) => range.min > value);
  return below && above ? [below.size, above.size] : [];
}

const sharedBy = (reasons: readonly Reason[]): string[] =>
  (reasons[0]?.sizes ?? []).filter((size) => reasons.every(({ sizes }) => sizes.includes(size)));

/** Returns the size for a body's measures in cm, with what each measure says; null when one is missing. */
export function adviseSize(sizes: readonly MeasuredSize[], measures: Measures): SizeAdvice | null {
  const reasons: Reason[] = [];
  for (const measure of measuresOf(sizes)) {
    const value = measures[measure];
    if (value === undefined) return null;
    reasons.push({ measure, value, sizes: sizesOf(measure, value, sizes) });
  }
  if (reasons.length === 0) return null;
  if (reasons.some((reason) => reason.sizes.length === 0)) return { kind: 'outside', reasons };
  const shared = sharedBy(reasons);
  const named = sizes
    .map(({ size }) => size)
    .filter((size) => (shared.length > 0 ? shared : reasons.flatMap((one) => one.sizes)).includes(size));
  const [tighter, looser] = named;
  if (tighter === undefined) return null;
  if (looser === undefined) return { kind: 'size', size: tighter, reasons };
  const order = sizes.map(({ size }) => size);
  const areNeighbours = named.length === 2 && order.indexOf(looser) - order.indexOf(tighter) === 1;
  return areNeighbours ? { kind: 'between', tighter, looser, reasons } : { kind: 'apart', reasons };
}
