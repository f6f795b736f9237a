import { effectiveDiscount, isNew, type Product } from '@shop/contract';
import { texts } from '../texts.ts';

const { card } = texts;
const shape = 'rounded-full px-2.5 py-1 text-xs font-semibold';

/** The one badge of a card: sold out, else its discount, else that it is new. */
export function ProductBadge({ product }: { product: Pick<Product, 'stock' | 'discount'> }) {
  const discount = effectiveDiscount(product.discount);
  if (product.stock < 1) return <span className={`${shape} bg-ink text-white`}>{card.soldOut}</span>;
  if (discount > 0) return <span className={`${shape} bg-wine text-white`}>{card.off(discount)}</span>;
  if (isNew(product)) return <span className={`${shape} bg-white text-gold`}>{card.isNew}</span>;
  return null;
}
