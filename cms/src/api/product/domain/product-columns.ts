import { findColorName, parseSizes, type Color, type ProductChange } from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';

type Variants = NonNullable<ProductChange['variants']>;

export const unknownVariantColor = (color: string): string =>
  `El color ${color} no está entre los colores del producto`;

/** Thrown for a variant in a colour that the product does not have; the message is shown to the staff. */
export class UnknownVariantColor extends Error {
  constructor(color: string) {
    super(unknownVariantColor(color));
  }
}

// The sizes of the variants are always offered.
function sizesOf(size: string[] | undefined, variants: Variants | undefined): string[] | undefined {
  const bySize = (variants ?? []).map((variant) => variant.size ?? '');
  return size === undefined ? undefined : parseSizes([...size, ...bySize]);
}

/** Returns the product's own attributes of a change, without stock and pictures; absent ones stay unchanged. */
export function ownAttributes(change: ProductChange): Partial<RecordOf<'api::product.product'>> {
  const { title, description, price, discount, category, colors } = change;
  const { composition, care, origin, manufacturer, fit, size, variants, status: active } = change;
  return {
    title,
    description,
    price,
    discount,
    category,
    colors,
    composition,
    care,
    origin,
    manufacturer,
    fit: fit === '' ? null : fit,
    active,
    sizes: sizesOf(size, variants),
  };
}

/** Replaces the variants' colours by the product's spelling. */
export function spellVariants(variants: Variants | undefined, colors: Color[] | null): Variants | undefined {
  return variants?.map((variant) => {
    const wanted = variant.color?.trim();
    if (!wanted) return { ...variant, color: null };
    const color = findColorName(wanted, colors);
    if (!color) throw new UnknownVariantColor(wanted);
    return { ...variant, color };
  });
}
