import { type SizeGuide, offeredSizes, ONE_SIZE, parseSizes } from '@shop/contract';

export type SizeOption = { size: string; inGuide: boolean };

/** Lists the sizes of the category's guide, then the product's other sizes. */
export function sizeOptions(
  category: string,
  guides: readonly SizeGuide[],
  chosen: readonly string[],
): SizeOption[] {
  const offered = offeredSizes(category, guides);
  const extra = parseSizes(chosen).filter((size) => !offered.includes(size));
  return [
    ...offered.map((size) => ({ size, inGuide: true })),
    ...extra.map((size) => ({ size, inGuide: false })),
  ];
}

/** Lists the sizes of the guide from the smallest chosen one to the largest, when one between them is missing. */
export function sizesBetween(options: readonly SizeOption[], chosen: readonly string[]): string[] {
  const guide = options.filter(({ inGuide }) => inGuide).map(({ size }) => size);
  const places = guide.flatMap((size, at) => (chosen.includes(size) ? at : []));
  const range = guide.slice(places[0], (places.at(-1) ?? -1) + 1);
  return range.length > places.length ? range : [];
}

/** Keeps the chosen sizes that the guide of a category offers too; without a guide, only the one size. */
export function keepOfferedSizes(
  category: string,
  guides: readonly SizeGuide[],
  chosen: readonly string[],
): string[] {
  const offered = offeredSizes(category, guides);
  const kept = offered.length > 0 ? offered : [ONE_SIZE];
  return parseSizes(chosen).filter((size) => kept.includes(size));
}
