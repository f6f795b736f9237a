import { type SizeGuide, offeredSizes, parseSizes } from '@shop/contract';

export type SizeOption = { size: string; inGuide: boolean };

/** The sizes to tick: those of the category's enabled guide, then those the product already has without it. */
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

/** The sizes that stay chosen when the category changes: those that the new guide offers too. */
export function sizesKeptFor(
  category: string,
  guides: readonly SizeGuide[],
  chosen: readonly string[],
): string[] {
  const offered = offeredSizes(category, guides);
  return parseSizes(chosen).filter((size) => offered.includes(size));
}
