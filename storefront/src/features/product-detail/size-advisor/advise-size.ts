import { measuresOf, type Measure, type MeasuredSize, type Range } from './measured-sizes.ts';

export type Measures = Partial<Record<Measure, number>>;
type Beyond = 'smaller' | 'larger';
/** `beyond` says on which side a measure leaves the table; its `sizes` are empty then. */
type Reason = { measure: Measure; value: number; sizes: string[]; beyond?: Beyond };
export type SizeAdvice =
  | { kind: 'size'; size: string; reasons: Reason[] }
  /** Neighbours in the table: the tighter and the looser one. */
  | { kind: 'between'; tighter: string; looser: string; reasons: Reason[] }
  /** The measures ask for sizes that lie further apart. */
  | { kind: 'apart'; reasons: Reason[] }
  /** Beyond the table on one side; null when its measures leave it on both. */
  | { kind: 'outside'; side: Beyond | null; end: string; reasons: Reason[] };

type Ranged = { size: string; range: Range };

// In a gap of the table, the sizes on both sides count; beyond its ends, none.
function sizesOf(
  measure: Measure,
  value: number,
  sizes: readonly MeasuredSize[],
): Pick<Reason, 'sizes' | 'beyond'> {
  const ranged = sizes.flatMap<Ranged>(({ size, ranges }) => {
    const range = ranges[measure];
    return range ? [{ size, range }] : [];
  });
  const fitting = ranged.filter(({ range }) => range.min <= value && value <= range.max);
  if (fitting.length > 0) return { sizes: fitting.map(({ size }) => size) };
  const below = ranged.filter(({ range }) => range.max < value).at(-1);
  const above = ranged.find(({ range }) => range.min > value);
  if (below && above) return { sizes: [below.size, above.size] };
  return { sizes: [], beyond: below ? 'larger' : 'smaller' };
}

function outside(sizes: readonly MeasuredSize[], reasons: Reason[]): SizeAdvice {
  const sides = new Set(reasons.flatMap(({ beyond }) => beyond ?? []));
  const [first = null] = sides;
  const side = sides.size === 1 ? first : null;
  const end = sizes.at(side === 'larger' ? -1 : 0)?.size ?? '';
  return { kind: 'outside', side, end, reasons };
}

const sharedBy = (reasons: readonly Reason[]): string[] =>
  (reasons[0]?.sizes ?? []).filter((size) => reasons.every(({ sizes }) => sizes.includes(size)));

/** Returns the size for a body's measures in cm, with what each measure says; null when one is missing. */
export function adviseSize(sizes: readonly MeasuredSize[], measures: Measures): SizeAdvice | null {
  const reasons: Reason[] = [];
  for (const measure of measuresOf(sizes)) {
    const value = measures[measure];
    if (value === undefined) return null;
    reasons.push({ measure, value, ...sizesOf(measure, value, sizes) });
  }
  if (reasons.length === 0) return null;
  if (reasons.some((reason) => reason.sizes.length === 0)) return outside(sizes, reasons);
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
