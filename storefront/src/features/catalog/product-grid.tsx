import { useEffect, useRef } from 'react';
import { Link } from '#shared/router/router.tsx';
import { Icon } from '@shop/web-kit/icons';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { CARD_GRID, CardList } from './cards/card-list.tsx';
import { withFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import type { CardActions } from './cards/product-card.tsx';
import { texts } from './texts.ts';
import type { Catalog } from './use-catalog.ts';

const FIRST_VIEW = 2;

export function GridSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div className={`${CARD_GRID} md:grid-cols-3`} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="animate-pulse">
            <div className="aspect-[4/5] rounded-panel bg-sand" />
            <div className="mt-3 h-4 w-1/3 rounded-sm bg-sand" />
            <div className="mt-2 h-5 w-2/3 rounded-sm bg-sand" />
            <div className="mt-2 h-5 w-1/4 rounded-sm bg-sand" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function GridFailure({
  text,
  retrying,
  retry,
}: {
  text: string;
  retrying: boolean;
  retry: () => void;
}) {
  return (
    <div className="mx-auto max-w-text rounded-panel bg-danger-soft p-6 text-center">
      <p role="alert" className="flex items-center justify-center gap-2 text-danger">
        <Icon name="circle-alert" className="size-5 shrink-0" />
        {text}
      </p>
      <p role="status" className="mt-3">
        {retrying && texts.retrying}
      </p>
      {!retrying && (
        <button type="button" className="btn btn-outline mt-2" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

type EmptyProps = { text: string; clearHref: string | null; onClear: () => void };

function Empty({ text, clearHref, onClear }: EmptyProps) {
  return (
    <div className="mx-auto flex max-w-text flex-col items-center gap-4 py-8 text-center text-ink-soft">
      <Icon name="shopping-bag" className="size-10 text-rose" />
      <p>{text}</p>
      {clearHref && (
        <Link to={clearHref} className="btn btn-outline" state={IN_PLACE} onClick={onClear}>
          {texts.removeFilters}
        </Link>
      )}
    </div>
  );
}

type GridProps = CardActions & {
  catalog: Catalog;
  filters: CatalogFilters;
  hrefOf: (filters: CatalogFilters) => string;
  emptyText: string;
  clearHref: string | null;
};

// The pressed link disappears when the next page is appended: the first new product takes the focus.
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    // The focus stays with a shopper who has moved it elsewhere, as to the search.
    if (document.activeElement?.matches('body, [tabindex="-1"]'))
      list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = null;
  }, [count]);
  return { list, rememberCount: () => (before.current = count) };
}

type LoadMoreProps = Pick<GridProps, 'catalog' | 'filters' | 'hrefOf'> & { onClick: () => void };

function LoadMore({ catalog, filters, hrefOf, onClick }: LoadMoreProps) {
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-muted">
        {catalog.loadingMore ? texts.loadingMore : texts.shown(catalog.products.length, catalog.total)}
      </p>
      {catalog.hasMore && !catalog.loadingMore && (
        <Link
          to={hrefOf(withFilters(filters, { page: filters.page + 1 }))}
          replace
          state={IN_PLACE}
          className="btn btn-outline"
          onClick={onClick}
        >
          {texts.loadMore}
        </Link>
      )}
    </div>
  );
}

export function ProductGrid({ catalog, filters, hrefOf, emptyText, clearHref, ...actions }: GridProps) {
  const { products, loading, failure, retrying, retry } = catalog;
  const { list, rememberCount } = useFocusOnFirstNew(products.length);
  if (loading) return <GridSkeleton />;
  if (failure && products.length === 0)
    return <GridFailure text={failure} retrying={retrying} retry={retry} />;
  if (products.length === 0) return <Empty text={emptyText} clearHref={clearHref} onClear={rememberCount} />;
  return (
    <>
      <CardList
        listRef={list}
        products={products}
        busy={catalog.renewing}
        showsCategory={filters.category === null}
        eager={filters.category === null ? 0 : FIRST_VIEW}
        className={`md:grid-cols-3 transition-opacity ${catalog.renewing ? 'opacity-60' : ''}`}
        {...actions}
      />
      {failure && <GridFailure text={failure} retrying={retrying} retry={retry} />}
      <LoadMore catalog={catalog} filters={filters} hrefOf={hrefOf} onClick={rememberCount} />
    </>
  );
}
