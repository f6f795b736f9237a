import type { Ref } from 'react';
import type { Product } from '@shop/contract';
import { useContent } from '#shared/content/content-queries.ts';
import { usePaymentOffer } from '#shared/payment-price.tsx';
import { ProductCard, type CardActions } from './product-card.tsx';

type CardListProps = CardActions & {
  products: readonly Product[];
  /** Number of cards in the first view, whose pictures load eagerly. */
  eager?: number;
  /** True while these products stand for an answer that is on its way. */
  busy?: boolean;
  className?: string;
  listRef?: Ref<HTMLUListElement>;
};

export const CARD_GRID = 'grid grid-cols-2 gap-x-4 max-xs:grid-cols-1 gap-y-8 lg:grid-cols-4';

export function CardList({
  products,
  eager = 0,
  busy = false,
  className = '',
  listRef,
  ...actions
}: CardListProps) {
  // Read once for all cards: each reader of the content is a subscription.
  const offer = usePaymentOffer();
  const categories = useContent()?.productCatalog.categories ?? [];
  return (
    <ul ref={listRef} aria-busy={busy || undefined} className={`${CARD_GRID} ${className}`}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            categoryName={
              categories.find(({ name }) => name === product.category)?.display_name ?? product.category
            }
            offer={offer}
            eager={index < eager}
            {...actions}
          />
        </li>
      ))}
    </ul>
  );
}
