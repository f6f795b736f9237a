import { type Product } from '@shop/contract';

export type SellableVariant = {
  size: string | null;
  color: string | null;
  stock: number;
  sku: string | null;
};

const orNone = <T>(list: readonly T[]): readonly (T | null)[] => (list.length > 0 ? list : [null]);

/** Lists what can be sold of a product: its variants, or its sizes and colours, which then share one stock. */
export function sellableVariants(product: Product): SellableVariant[] {
  const variants =
    product.variants.length > 0
      ? product.variants
      : [{ size: null, color: null, stock: product.stock, sku: null }];
  const colors = (product.colors ?? []).map(({ name }) => name);
  return variants.flatMap(({ size, color, stock, sku }) =>
    (size ? [size] : orNone(product.size)).flatMap((oneSize) =>
      (color ? [color] : orNone(colors)).map((oneColor) => ({ size: oneSize, color: oneColor, stock, sku })),
    ),
  );
}

export const variantName = ({ size, color }: Pick<SellableVariant, 'size' | 'color'>): string =>
  [size, color].filter(Boolean).join(' · ');
