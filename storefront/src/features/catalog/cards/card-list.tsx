import type { Ref } from 'react';
import type { Category, Product } from '@shop/contract';
import { usePaymentOffer } from '#shared/payment-price.tsx';
import { ProductCard, type CardActions } from './product-card.tsx';

type CardListProps = CardActions & {
  products: readonly Product[];
  categories: readonly Category[];
  /** Number of cards in the first view, whose pictures load eagerly. */
  eager?: number;
  /** True while these products stand for an answer that is on its way. */
  busy?: boolean;
  className?: string;
  listRef?: Ref<HTMLUListElement>;
};

export const CARD_GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4';

export function CardList({
  products,
  categories,
  eager = 0,
  busy = false,
  className = '',
  listRef,
  ...actions
}: CardListProps) {
  // Read once for all cards: each reader of the content is a subscription.
  const offer = usePaymentOffer();
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
