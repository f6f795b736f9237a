import { DEFAULT_COLORS, parseSizes, type ProductChange } from '@shop/contract';

type Item = { size: string | null; color: string | null };
type Offer = Pick<ProductChange, 'size' | 'colors'>;

/** Returns which stored items a change still offers; undefined when it names neither sizes nor colours. */
export function offeredItems({ size, colors }: Offer): ((item: Item) => boolean) | undefined {
  if (size === undefined && colors === undefined) return undefined;
  const sizes = size && parseSizes(size);
  const names =
    colors === undefined ? undefined : (colors ?? DEFAULT_COLORS).map(({ name }) => name.toLowerCase());
  return (item) =>
    (item.size === null || !sizes || sizes.includes(item.size)) &&
    (item.color === null || !names || names.includes(item.color.toLowerCase()));
}

/** Returns a change in which the sizes of its variants are offered: their units would not be sold otherwise. */
export function withVariantSizes(change: ProductChange, offered: readonly string[]): ProductChange {
  const added = parseSizes((change.variants ?? []).map(({ size }) => size ?? '')).filter(
    (size) => !offered.includes(size),
  );
  return change.size !== undefined || added.length === 0
    ? change
    : { ...change, size: [...offered, ...added] };
}
