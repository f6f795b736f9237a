import { ADMIN_PRODUCTS_PAGE_SIZE, type Category } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type RowSelectionState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { useCardsBelow } from '#shared/use-small-screen.ts';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { BulkBar } from '../bulk/product-bulk-bar.tsx';
import { EmptyList, FailedList } from './list-states.tsx';
import { ProductCards } from './product-cards.tsx';
import { type ProductFilters, listQueryOf } from '../filters/product-filters.ts';
import { ProductTable } from './product-table.tsx';
import { productListQuery } from '../queries.ts';
import { SortSelect } from '../filters/sort-control.tsx';
import { texts } from '../texts.ts';

const TABLE_FITS_PX = 1024;

type ProductListProps = {
  filters: ProductFilters;
  categories: readonly Category[];
  onChange: (part: Partial<ProductFilters>, how?: { replace: boolean }) => void;
};

/** One page of products: loading, failed, empty or shown. */
export function ProductList({ filters, categories, onChange }: ProductListProps) {
  const narrow = useCardsBelow(TABLE_FITS_PX);
  const query = useQuery(productListQuery(listQueryOf(filters)));
  const [selection, setSelection] = useState<RowSelectionState>({});
  const lastPage = query.data?.totalPages ?? filters.page;
  // The last product of the last page may be deleted, or an old address may name a page that is gone.
  useEffect(() => {
    if (filters.page > lastPage) onChange({ page: lastPage }, { replace: true });
  }, [filters.page, lastPage, onChange]);
  if (query.isPending) {
    return (
      <Card>
        <SkeletonRows rows={ADMIN_PRODUCTS_PAGE_SIZE} />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <FailedList error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const { payload: products, totalDocs, totalPages } = query.data;
  if (products.length === 0) return <EmptyList filters={filters} onChange={onChange} />;
  const first = (filters.page - 1) * ADMIN_PRODUCTS_PAGE_SIZE + 1;
  const summary = texts.showing(first, first + products.length - 1, totalDocs);
  const list = { products, selection, onSelection: setSelection };
  return (
    <Card className="overflow-clip">
      <BulkBar
        chosen={products.filter(({ _id }) => selection[_id])}
        categories={categories}
        onClear={() => setSelection({})}
      />
      {narrow && <SortSelect />}
      {narrow ? <ProductCards {...list} /> : <ProductTable {...list} stale={query.isPlaceholderData} />}
      {totalPages <= 1 && (
        <p role="status" className="border-t border-line px-4 py-3 text-sm text-muted">
          {texts.count(totalDocs)}
        </p>
      )}
      <Pagination
        page={filters.page}
        totalPages={totalPages}
        summary={summary}
        disabled={query.isPlaceholderData}
        onPage={(page) => onChange({ page })}
      />
    </Card>
  );
}
