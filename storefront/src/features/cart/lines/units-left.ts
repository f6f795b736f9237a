import type { Product } from '@shop/contract';

export type Stocked = Pick<Product, 'stock' | 'variants'>;

const same = (a: string | null, b: string | undefined) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** Units left of a size and colour: those of the most specific stock item that covers them. */
export function unitsLeft({ stock, variants }: Stocked, size: string, color?: string): number {
  if (variants.length === 0) return stock;
  const covering = variants.filter(
    (variant) =>
      (variant.size === null || same(variant.size, size)) &&
      (variant.color === null || same(variant.color, color)),
  );
  const weight = (variant: (typeof variants)[number]) =>
    (variant.size === null ? 0 : 2) + (variant.color === null ? 0 : 1);
  return covering.sort((a, b) => weight(b) - weight(a))[0]?.stock ?? 0;
}
