import { useRef } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { UndoBar } from '#features/cart/view/undo-bar.tsx';
import { CardList } from '#features/catalog/cards/card-list.tsx';
import { GridFailure, GridSkeleton } from '#features/catalog/product-grid.tsx';
import { texts } from '#features/favorites/texts.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { WaitingPage } from '#shared/ui/waiting-page.tsx';
import { useCardActions } from '../use-card-actions.tsx';
import { useFavoriteProducts } from './use-favorite-products.ts';

const Loading = () => (
  <WaitingPage noScript={texts.noScript}>
    <div className="noscript:hidden">
      <GridSkeleton />
    </div>
  </WaitingPage>
);

type FavoriteProducts = ReturnType<typeof useFavoriteProducts>;

function Cards({ products }: Pick<FavoriteProducts, 'products'>) {
  const { actions, sheet } = useCardActions();
  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        {texts.count(products.length)}
      </p>
      <h2 className="sr-only">{texts.products}</h2>
      <CardList products={products} className="md:grid-cols-3" {...actions} />
      {sheet}
    </>
  );
}

function Content({ products, empty, failed, loading, retrying, retry }: FavoriteProducts) {
  if (empty) return <EmptyState icon="heart" texts={texts} />;
  if (failed) return <GridFailure text={texts.failed} retrying={retrying} retry={retry} />;
  return loading ? <Loading /> : <Cards products={products} />;
}

function Favorites({ focusHeading }: { focusHeading: () => void }) {
  const favorites = useFavoriteProducts();
  const { unavailable, removed } = favorites;
  const undo = () => {
    removed?.undo();
    // The pressed button disappears with its bar.
    focusHeading();
  };
  return (
    <>
      {unavailable > 0 && (
        <p role="status" className="mb-6 flex gap-2 rounded-panel bg-warn-soft p-4">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-warn" />
          {texts.unavailable(unavailable)}
        </p>
      )}
      {removed && (
        // Fixed over the page, so that the cards do not move.
        <div data-bottom-notice className="no-print inset-x-4 bottom-0 z-30 mx-auto max-w-2xl tall:fixed">
          <UndoBar text={texts.removed(removed.title)} undo={undo} />
        </div>
      )}
      <Content {...favorites} />
    </>
  );
}

export default function FavoritesPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  return (
    <div className="page py-10 lg:py-14">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-h2">
        {texts.heading}
      </h1>
      {isHydrated ? <Favorites focusHeading={() => heading.current?.focus()} /> : <Loading />}
    </div>
  );
}
