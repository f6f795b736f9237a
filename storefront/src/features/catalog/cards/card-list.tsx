import type { Ref } from 'react';
import type { Product } from '@shop/contract';
import { useContent } from '#shared/content/content-queries.ts';
import { SWIPE_ROW } from '#shared/ui/swipe-row.ts';
import { usePaymentOffer } from '#shared/payment-price.tsx';
import { ProductCard, type CardActions } from './product-card.tsx';

type CardListProps = CardActions & {
  products: readonly Product[];
  /** Number of cards in the first view, whose pictures load eagerly. */
  eager?: number;
  /** True while these products stand for an answer that is on its way. */
  busy?: boolean;
  className?: string;
  /** On a phone one row that is swiped, in place of a grid. */
  isRow?: boolean;
  /** False in a list of one category. */
  showsCategory?: boolean;
  listRef?: Ref<HTMLUListElement>;
};

const CARD_ROW = `${SWIPE_ROW} lg:grid lg:grid-cols-4`;

export const CARD_GRID = 'grid grid-cols-2 gap-x-4 max-xs:grid-cols-1 gap-y-8 lg:grid-cols-4';

export function CardList({
  products,
  eager = 0,
  busy = false,
  className = '',
  isRow = false,
  showsCategory = true,
  listRef,
  ...actions
}: CardListProps) {
  // Read once for all cards: each reader of the content is a subscription.
  const offer = usePaymentOffer();
  const categories = useContent()?.productCatalog.categories ?? [];
  const categoryName = ({ category }: Product) =>
    categories.find(({ name }) => name === category)?.display_name ?? category;
  return (
    <ul
      ref={listRef}
      aria-busy={busy || undefined}
      className={`${isRow ? CARD_ROW : CARD_GRID} ${className}`}
    >
      {products.map((product, index) => (
        <li key={product._id} className={isRow ? 'w-[44vw] lg:w-auto' : undefined}>
          <ProductCard
            product={product}
            categoryName={showsCategory ? categoryName(product) : ''}
            offer={offer}
            eager={index < eager}
            {...actions}
          />
        </li>
      ))}
    </ul>
  );
}
