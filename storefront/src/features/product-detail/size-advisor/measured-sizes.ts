import { normalizeText, type SizeGuide } from '@shop/contract';

export const MEASURES = ['underBust', 'bust', 'waist', 'hip'] as const;
export type Measure = (typeof MEASURES)[number];
/** Centimetres, both included. */
export type Range = { min: number; max: number };
export type MeasuredSize = { size: string; ranges: Partial<Record<Measure, Range>> };

// 'Contorno bajo busto' names the bust too, so the narrower word comes first.
const WORDS: readonly (readonly [string, Measure])[] = [
  ['bajo busto', 'underBust'],
  ['busto', 'bust'],
  ['cintura', 'waist'],
  ['cadera', 'hip'],
];
// Anything else in a table is no measure of a body in centimetres, as a height in metres.
const MIN_CM = 30;
const MAX_CM = 250;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(String.raw`^${NUMBER}(?:\s*(?:-|–|—|a)\s*${NUMBER})?\s*(?:cm)?\.?$`);

/** Reads '1', '86,5' or '86.5'; null for anything else. */
export function parseCentimetres(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && value >= MIN_CM && value <= MAX_CM ? value : null;
}

/** Reads a cell of a size guide such as '80 - 84'; null when it holds no centimetres. */
export function parseRange(cell: string): Range | null {
  const [, from, to = from] = RANGE.exec(normalizeText(cell)) ?? [];
  const min = parseCentimetres(from ?? '');
  const max = parseCentimetres(to ?? '');
  return min !== null && max !== null && min <= max ? { min, max } : null;
}

const measureOf = (header: string): Measure | undefined =>
  WORDS.find(([word]) => normalizeText(header).includes(word))?.[1];

function rangesOf(row: SizeGuide['tableRows'][number], headers: readonly string[]): MeasuredSize['ranges'] {
  const ranges: MeasuredSize['ranges'] = {};
  for (const [column, header] of headers.slice(1).entries()) {
    const measure = measureOf(header);
    const range = parseRange(row.measurements[column] ?? '');
    if (measure && range) ranges[measure] ??= range;
  }
  return ranges;
}

const middleOf = ({ ranges }: MeasuredSize): number => {
  const all = Object.values(ranges);
  return all.reduce((sum, { min, max }) => sum + min + max, 0) / all.length;
};

/** Lists the offered sizes whose measures the guide gives, the smallest first. */
export function measuredSizes(guide: SizeGuide, offered: readonly string[]): MeasuredSize[] {
  const names = new Set(offered.map(normalizeText));
  const measured = guide.tableRows
    .filter(({ size }) => names.has(normalizeText(size)))
    .map((row) => ({ size: row.size, ranges: rangesOf(row, guide.tableHeaders) }))
    .filter(({ ranges }) => Object.keys(ranges).length > 0);
  return measured.sort((a, b) => middleOf(a) - middleOf(b));
}

/** Lists the measures that the sizes ask for, from top to bottom of the body. */
export const measuresOf = (sizes: readonly MeasuredSize[]): Measure[] =>
  MEASURES.filter((measure) => sizes.some(({ ranges }) => ranges[measure] !== undefined));

const contains = (outer: Range, inner: Range): boolean => outer.min <= inner.min && inner.max <= outer.max;

// 'S/M' in the table of 'S' and 'M' is another way to size garments, not a size between them.
const isOtherWay = (one: MeasuredSize, own: MeasuredSize): boolean => {
  const shared = MEASURES.flatMap((measure) => {
    const [a, b] = [one.ranges[measure], own.ranges[measure]];
    return a && b ? [contains(a, b) || contains(b, a)] : [];
  });
  return shared.length > 0 && shared.every(Boolean);
};

/** Lists all sizes of a guide that are sized as a garment's own are, the smallest first; none without an own one. */
export function sizesLikeOwn(guide: SizeGuide, offered: readonly string[]): MeasuredSize[] {
  const own = measuredSizes(guide, offered);
  if (own.length === 0) return [];
  const isOwn = (size: string) => own.some((one) => one.size === size);
  const all = measuredSizes(
    guide,
    guide.tableRows.map(({ size }) => size),
  );
  return all.filter((one) => isOwn(one.size) || !own.some((mine) => isOtherWay(one, mine)));
}
