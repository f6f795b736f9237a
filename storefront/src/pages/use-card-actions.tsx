import { useState, type ComponentProps, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { productQuery } from '#features/catalog/queries.ts';
import type { CardActions } from '#features/catalog/cards/product-card.tsx';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { addFromCard, useCartAccess } from './add-to-cart.ts';

// After a deployment the old chunk is gone: the product's page opens instead.
const QuickView = lazyDialog(
  () => import('#features/product-detail/buying/quick-view.tsx'),
  ({ product }) => navigator.onLine && location.assign(paths.product(product)),
);

type OpenQuickViewProps = Omit<ComponentProps<typeof QuickView>, 'cartAccess'>;

// A component of its own: a page need not render again with each change of the cart.
const OpenQuickView = (props: OpenQuickViewProps) => <QuickView {...props} cartAccess={useCartAccess()} />;

export function useCardActions(): { actions: CardActions; quickView: ReactNode } {
  const client = useQueryClient();
  const [quickViewed, setQuickViewed] = useState<Product | null>(null);
  const actions: CardActions = {
    onAdd: addFromCard,
    onQuickView: setQuickViewed,
    onApproach: (product) => void client.prefetchQuery(productQuery(product.slug || product._id)),
  };
  const quickView = quickViewed && (
    <OpenQuickView key={quickViewed._id} product={quickViewed} onClose={() => setQuickViewed(null)} />
  );
  return { actions, quickView };
}
