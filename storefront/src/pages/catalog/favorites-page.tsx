import { useRef } from 'react';
import { UndoBar } from '#features/cart/view/undo-bar.tsx';
import { CardList } from '#features/catalog/cards/card-list.tsx';
import { GridFailure, GridSkeleton } from '#features/catalog/product-grid.tsx';
import { GoneNotice } from '#features/favorites/favorites-states.tsx';
import { NoFavourites } from '#features/favorites/no-favorites.tsx';
import { texts } from '#features/favorites/texts.ts';
import { useContent } from '#shared/content/content-queries.ts';
import { useHydrated } from '#shared/hydration/use-hydrated.ts';
import { useCardActions } from '../use-card-actions.tsx';
import { useFavouriteProducts } from './use-favorite-products.ts';

const Waiting = () => (
  <div data-waiting>
    <noscript>
      <p className="mb-6 font-medium">{texts.noScript}</p>
    </noscript>
    <div className="noscript:hidden">
      <GridSkeleton />
    </div>
  </div>
);

type Found = ReturnType<typeof useFavouriteProducts>;

function Cards({ products }: Pick<Found, 'products'>) {
  const { actions, quickView } = useCardActions();
  const categories = useContent()?.productCatalog.categories ?? [];
  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        {texts.count(products.length)}
      </p>
      <h2 className="sr-only">{texts.products}</h2>
      <CardList products={products} categories={categories} className="md:grid-cols-3" {...actions} />
      {quickView}
    </>
  );
}

function Outcome({ products, empty, failed, loading, retrying, retry }: Found) {
  if (empty) return <NoFavourites />;
  if (failed) return <GridFailure text={texts.failed} retrying={retrying} retry={retry} />;
  return loading ? <Waiting /> : <Cards products={products} />;
}

function Kept({ focusHeading }: { focusHeading: () => void }) {
  const found = useFavouriteProducts();
  const { gone, removed } = found;
  // The button goes away with its bar.
  const undo = () => {
    removed?.undo();
    focusHeading();
  };
  return (
    <>
      {gone > 0 && <GoneNotice products={gone} />}
      {removed && (
        // Over the page: the focus comes here, and the cards stay where they are.
        <div data-cart-notice className="no-print fixed inset-x-4 bottom-0 z-30 mx-auto max-w-2xl">
          <UndoBar text={texts.removed(removed.title)} undo={undo} />
        </div>
      )}
      <Outcome {...found} />
    </>
  );
}

export default function FavouritesPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  return (
    <div className="page py-10 lg:py-14">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl sm:text-h2">
        {texts.heading}
      </h1>
      {hydrated ? <Kept focusHeading={() => heading.current?.focus()} /> : <Waiting />}
    </div>
  );
}
