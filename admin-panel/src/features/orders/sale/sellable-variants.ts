import { type Product } from '@shop/contract';

export type SellableVariant = {
  /** The id that a cart link names; null when the shopper would have to choose. */
  linkId: string | null;

  size: string | null;
  color: string | null;
  stock: number;
  sku: string | null;
};

const orNone = <T>(list: readonly T[]): readonly (T | null)[] => (list.length > 0 ? list : [null]);

/** Lists what can be sold of a product: its variants, or its sizes and colours, which then share one stock. */
export function sellableVariants(product: Product): SellableVariant[] {
  const single = { _id: product._id, size: null, color: null, stock: product.stock, sku: null };
  const variants = product.variants.length > 0 ? product.variants : [single];
  const colors = (product.colors ?? []).map(({ name }) => name);
  return variants.flatMap(({ _id, size, color, stock, sku }) => {
    const sizes = size ? [size] : orNone(product.size);
    const ownColors = color ? [color] : orNone(colors);
    const linkId = (size || product.size.length === 0) && ownColors.length === 1 ? _id : null;
    return sizes.flatMap((oneSize) =>
      ownColors.map((oneColor) => ({ linkId, size: oneSize, color: oneColor, stock, sku })),
    );
  });
}

export const variantName = ({ size, color }: Pick<SellableVariant, 'size' | 'color'>): string =>
  [size, color].filter(Boolean).join(' · ');
