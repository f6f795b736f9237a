import { findColorName, parseSizes, type Color, type GarmentFit, type ProductChange } from '@shop/contract';

type Variants = NonNullable<ProductChange['variants']>;
export type ProductColumns = {
  title?: string;
  description?: string;
  price?: number;
  discount?: number;
  category?: string;
  sizes?: string[];
  colors?: Color[] | null;
  active?: boolean;
  composition?: string;
  fit?: GarmentFit | null;
  care?: string;
  origin?: string;
  manufacturer?: string;
};

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

/** Returns the product's own columns of a change, without stock and pictures; absent fields stay unchanged. */
export function toProductColumns(change: ProductChange): ProductColumns {
  const { title, description, price, discount, category } = change;
  const { colors, composition, care, origin, manufacturer, fit, size, variants, status: active } = change;
  const texts = { title, description, category, composition, care, origin, manufacturer };
  const columns: ProductColumns = {
    ...texts,
    price,
    discount,
    colors,
    fit: fit === '' ? null : fit,
    active,
    sizes: sizesOf(size, variants),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
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
