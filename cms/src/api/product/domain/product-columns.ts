import { DEFAULT_COLORS, parseSizes, type Color, type ProductChange } from '@shop/contract';

type Variants = NonNullable<ProductChange['variants']>;
export type ProductColumns = {
  title?: string;
  description?: string;
  price?: number;
  discount?: number;
  category?: string;
  thumbnails?: string[];
  thumbnailAlts?: string[];
  sizes?: string[];
  colors?: Color[] | null;
  active?: boolean;
  composition?: string;
  care?: string;
};

/** A variant in a colour that the product does not have. */
export class UnknownVariantColor extends Error {
  constructor(readonly color: string) {
    super(`unknown colour ${color}`);
  }
}

// A variant's size is an offered size, whether or not the list of sizes says so.
function sizesOf(size: string[] | undefined, variants: Variants | undefined): string[] | undefined {
  const bySize = (variants ?? []).map((variant) => variant.size ?? '');
  return size === undefined ? undefined : parseSizes([...size, ...bySize]);
}

/** What a form says about the product itself, stock apart; absent fields stay as they are. */
export function productColumns(change: ProductChange): ProductColumns {
  const { title, description, price, discount, category, thumbnails, thumbnailAlts } = change;
  const { colors, composition, care, size, variants, status: active } = change;
  const texts = { title, description, category, composition, care };
  const pictures = { thumbnails, thumbnailAlts };
  const columns: ProductColumns = {
    ...texts,
    ...pictures,
    price,
    discount,
    colors,
    active,
    sizes: sizesOf(size, variants),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The variants with their colours spelled as the product spells them. */
export function spelledVariants(
  variants: Variants | undefined,
  colors: Color[] | null,
): Variants | undefined {
  const known = colors ?? DEFAULT_COLORS;
  return variants?.map((variant) => {
    const wanted = variant.color?.trim();
    if (!wanted) return { ...variant, color: null };
    const found = known.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (!found) throw new UnknownVariantColor(wanted);
    return { ...variant, color: found.name };
  });
}
