import { normalizeText } from '@shop/contract';
import type { VariantChoice } from '../buying/use-variant-choice.ts';
import type { SizeAdvice } from './advise-size.ts';
import type { MeasuredSize } from './measured-sizes.ts';

/** The choice of a garment, as far as the advisor reads and makes it. */
export type AdvisedChoice = Pick<VariantChoice, 'sizes' | 'size' | 'soldOutSize' | 'color' | 'chooseSize'>;

type OfferedSize = VariantChoice['sizes'][number];

/** Relation of a garment's sizes to an advised one that is not among them. */
export type Lack = { why: 'starts' | 'ends' | 'skips'; end: string };

export type PlacedAdvice = {
  /** Advised sizes, as the guide names them. */
  wanted: string[];
  /** Those that the garment comes in, with the units that are left in the chosen color. */
  offered: OfferedSize[];
  /** Null while the garment comes in an advised size. */
  lack: Lack | null;
};

function wantedSizes(advice: SizeAdvice): string[] {
  if (advice.kind === 'size') return [advice.size];
  return advice.kind === 'between' ? [advice.tighter, advice.looser] : [];
}

const isSame = (a: string, b: string): boolean => normalizeText(a) === normalizeText(b);

/** Finds the advised sizes among those of a garment; `guide` lists all sizes of its table, the smallest first. */
export function placeAdvice(
  advice: SizeAdvice,
  guide: readonly MeasuredSize[],
  garment: readonly OfferedSize[],
): PlacedAdvice {
  const wanted = wantedSizes(advice);
  const offered = garment.filter(({ name }) => wanted.some((size) => isSame(size, name)));
  if (wanted.length === 0 || offered.length > 0) return { wanted, offered, lack: null };
  const order = guide.map(({ size }) => size);
  const own = order.filter((size) => garment.some(({ name }) => isSame(name, size)));
  const [first = '', last = first] = [own[0], own.at(-1)];
  const rank = (size = '') => order.indexOf(size);
  if (rank(wanted.at(-1)) < rank(first)) return { wanted, offered, lack: { why: 'starts', end: first } };
  if (rank(wanted[0]) > rank(last)) return { wanted, offered, lack: { why: 'ends', end: last } };
  return { wanted, offered, lack: { why: 'skips', end: '' } };
}
