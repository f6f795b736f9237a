import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { productsNowQuery } from '#features/cart/revalidation/current-products-query.ts';
import { RelatedProducts } from '#features/catalog/cards/product-row.tsx';
import { viewedProducts } from '#features/catalog/recently-viewed.ts';
import { useContent } from '#shared/content/content-queries.ts';
import { texts } from '../texts.ts';
import { useCardActions } from '../use-card-actions.tsx';

/** The last products this browser looked at, but the one in view. */
export default function RecentlyViewed({ productId }: { productId: string }) {
  const [ids] = useState(() => viewedProducts().filter((id) => id !== productId));
  const { actions, quickView } = useCardActions();
  const categories = useContent()?.productCatalog.categories ?? [];
  const { data = [] } = useQuery({ ...productsNowQuery([...ids].sort()), enabled: ids.length > 0 });
  // A product that was taken off the shop is not in the answer.
  const products = ids.flatMap((id) => data.find(({ _id }) => _id === id) ?? []);
  return (
    <>
      <RelatedProducts
        id="viewed-title"
        title={texts.recentlyViewed}
        products={products}
        categories={categories}
        {...actions}
      />
      {quickView}
    </>
  );
}
