import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { productQuery } from '#features/catalog/queries.ts';
import type { CardActions } from '#features/catalog/cards/product-card.tsx';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { addOnlyChoice } from './add-to-cart.ts';
import { optionalPart, retryPart } from '@shop/web-kit/loading';

const importSheet = () => retryPart(() => import('./card-sheet.tsx'));

// A lost chunk opens the product's page instead.
const CardSheet = lazyDialog(
  importSheet,
  ({ product, color }) => navigator.onLine && location.assign(paths.product(product, color)),
);

type Opened = { product: Product; color: string | undefined };

export function useCardActions(): { actions: CardActions; sheet: ReactNode } {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (product: Product, color?: string) => setOpened({ product, color });
  const actions: CardActions = {
    onAdd: (product, color) => {
      if (!addOnlyChoice(product, color)) open(product, color);
    },
    onQuickView: open,
    onApproach: (product) => {
      void client.prefetchQuery(productQuery(product.slug || product._id));
      optionalPart(importSheet, () => undefined);
    },
  };
  const sheet = opened && <CardSheet key={opened.product._id} {...opened} onClose={() => setOpened(null)} />;
  return { actions, sheet };
}
