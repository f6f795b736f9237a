import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { ProductRow } from '#features/catalog/cards/product-row.tsx';
import { relatedProductsQuery } from '#features/catalog/queries.ts';
import { texts } from '#features/product-detail/deferred-texts.ts';
import { useCardActions } from '../use-card-actions.tsx';

export default function Related({ product }: { product: Product }) {
  const { actions, sheet } = useCardActions();
  const { data: related = [] } = useQuery(relatedProductsQuery(product));
  return (
    <>
      <ProductRow title={texts.related} products={related} {...actions} />
      {sheet}
    </>
  );
}
