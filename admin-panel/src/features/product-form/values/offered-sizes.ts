import { type SizeGuide, offeredSizes, parseSizes } from '@shop/contract';

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

/** Keeps the chosen sizes that the guide of a category offers too. */
export function keepOfferedSizes(
  category: string,
  guides: readonly SizeGuide[],
  chosen: readonly string[],
): string[] {
  const offered = offeredSizes(category, guides);
  return parseSizes(chosen).filter((size) => offered.includes(size));
}
