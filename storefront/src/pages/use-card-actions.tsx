import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { productQuery } from '#features/catalog/queries.ts';
import type { CardActions } from '#features/catalog/cards/product-card.tsx';
import { lateDialog } from '#shared/hydration/lazy-dialog.tsx';
import { paths } from '#shared/paths.ts';
import { addFromCard, purchase } from './add-to-cart.ts';

// After a new version of the shop its page is still there, also where this view is not.
const QuickView = lateDialog(
  () => import('#features/product-detail/buying/quick-view.tsx'),
  ({ product }) => navigator.onLine && location.assign(paths.product(product.slug || product._id)),
);

/** What the cards of a list can do, and the quick view they open. */
export function useCardActions(): { actions: CardActions; quickView: ReactNode } {
  const client = useQueryClient();
  const [viewed, setViewed] = useState<Product | null>(null);
  const actions: CardActions = {
    onAdd: addFromCard,
    onQuickView: setViewed,
    onApproach: (product) => void client.prefetchQuery(productQuery(product.slug || product._id)),
  };
  const quickView = viewed && (
    <QuickView key={viewed._id} product={viewed} purchase={purchase} onClose={() => setViewed(null)} />
  );
  return { actions, quickView };
}
