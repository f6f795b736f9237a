import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { currentProductsQuery } from '#features/cart/revalidation/current-products-query.ts';
import { ProductRow } from '#features/catalog/cards/product-row.tsx';
import { recentlyViewedIds } from '#features/catalog/recently-viewed.ts';
import { texts } from '../texts.ts';
import { useCardActions } from '../use-card-actions.tsx';

export default function RecentlyViewed({ productId }: { productId: string }) {
  const [ids] = useState(() => recentlyViewedIds().filter((id) => id !== productId));
  const { actions, sheet } = useCardActions();
  const { data = [] } = useQuery({ ...currentProductsQuery([...ids].sort()), enabled: ids.length > 0 });
  const products = ids.flatMap((id) => data.find(({ _id }) => _id === id) ?? []);
  return (
    <>
      <ProductRow id="viewed-title" title={texts.recentlyViewed} products={products} {...actions} />
      {sheet}
    </>
  );
}
