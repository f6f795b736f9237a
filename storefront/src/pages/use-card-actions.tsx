import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { productQuery } from '#features/catalog/queries.ts';
import type { CardActions } from '#features/catalog/cards/product-card.tsx';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { areCallsLoaded } from '#shared/calls/load-calls.ts';
import { paths } from '#shared/navigation/paths.ts';
import { addOnlyChoice } from './add-to-cart.ts';
import { optionalPart, retryPart, whenIdle } from '@shop/web-kit/loading';

const importSheet = () => retryPart(() => import('./card-sheet.tsx'));

// A lost chunk opens the product's page instead.
const CardSheet = lazyDialog(
  importSheet,
  ({ product, color }) => navigator.onLine && location.assign(paths.product(product, color)),
);

const preloadSheet = () => optionalPart(importSheet, () => undefined);

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
    onApproach: (product, isTouch) => {
      // A finger is about to be lifted: code that is evaluated now would delay the page.
      if (isTouch && !areCallsLoaded()) return;
      void client.prefetchQuery(productQuery(product.slug || product._id));
    },
  };
  useEffect(() => whenIdle(preloadSheet), []);
  const sheet = opened && <CardSheet key={opened.product._id} {...opened} onClose={() => setOpened(null)} />;
  return { actions, sheet };
}
