import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import type { CardActions } from './cards/product-card.tsx';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { isNarrowed, NO_FILTERS, withFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import type { FilterTarget } from './filters/filter-form.tsx';
import { MoreFilters } from './filters/more-filters.tsx';
import { SizeFilter } from './filters/size-filter.tsx';
import { SortForm } from './filters/sort-form.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SearchNotes } from './search/search-notes.tsx';
import { texts } from './texts.ts';
import { useCatalog } from './use-catalog.ts';

const NothingFound = deferHydration('nothing-found', () => import('./search/nothing-found.tsx'));

const emptyText = (filters: CatalogFilters) => {
  if (isNarrowed(filters) || filters.search) return texts.nothingFound;
  return filters.category === null ? texts.empty : texts.emptyCategory;
};

export function ProductListing(props: CardActions & FilterTarget) {
  const { filters, hrefOf, action, isCategoryFixed, ...actions } = props;
  const catalog = useCatalog(filters);
  const target = { filters, hrefOf, action, isCategoryFixed };
  const canClear = isNarrowed(filters) || (!isCategoryFixed && filters.category !== null);
  const foundNothing = filters.search !== '' && catalog.isComplete && catalog.total === 0;
  if (foundNothing && !canClear)
    return <NothingFound text={filters.search} search={catalog.search} {...actions} />;
  const cleared = { ...NO_FILTERS, ...(!isCategoryFixed && { category: null }) };
  return (
    <>
      <div className="flex flex-wrap items-start gap-1.5 min-[22rem]:gap-2">
        {/* Keyed by category: the filters of another category start closed. */}
        <SizeFilter key={`sizes ${filters.category}`} {...target} catalog={catalog} />
        <MoreFilters key={`more ${filters.category}`} {...target} catalog={catalog} />
        <SortForm {...target} />
      </div>
      <SearchNotes search={catalog.search} />
      <AppliedFilters {...target} />
      <ProductGrid
        catalog={catalog}
        filters={filters}
        hrefOf={hrefOf}
        emptyText={emptyText(filters)}
        clearHref={canClear ? hrefOf(withFilters(filters, cleared)) : null}
        {...actions}
      />
    </>
  );
}
