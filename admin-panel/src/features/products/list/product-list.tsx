import { ADMIN_PRODUCTS_PAGE_SIZE, type Category } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { useSelection } from '#shared/hooks/use-selection.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ProductBulkBar } from '../bulk/product-bulk-bar.tsx';
import { EmptyList, FailedList } from './list-states.tsx';
import { ProductCards } from './product-cards.tsx';
import { type ProductFilters, listQuery } from '../filters/product-filters.ts';
import { ProductTable } from './product-table.tsx';
import { productListQuery } from '../queries.ts';
import { SortSelect } from '../filters/sort-control.tsx';
import { texts } from '../texts.ts';

const TABLE_FITS_PX = 1024;

type ProductListProps = {
  filters: ProductFilters;
  categories: readonly Category[];
  onChange: SetFilters<ProductFilters>;
};

export function ProductList({ filters, categories, onChange }: ProductListProps) {
  const isNarrow = useIsNarrowerThan(TABLE_FITS_PX);
  const query = useQuery(productListQuery(listQuery(filters)));
  const selection = useSelection(query.data?.payload.map(({ _id }) => _id) ?? []);
  useExistingPage(filters.page, query, onChange);
  if (query.isPending) {
    return (
      <Card>
        <SkeletonRows rows={ADMIN_PRODUCTS_PAGE_SIZE} />
      </Card>
    );
  }
  if (query.isError) return <FailedList query={query} />;
  const { payload: products, totalDocs, totalPages } = query.data;
  if (products.length === 0) return <EmptyList filters={filters} onChange={onChange} />;
  const list = { products, selection };
  return (
    <Card className="flex flex-col overflow-clip">
      <ProductBulkBar
        chosen={products.filter(({ _id }) => selection.isSelected(_id))}
        categories={categories}
        onClear={() => selection.set([])}
      />
      {isNarrow && <SortSelect />}
      {isNarrow ? (
        <ProductCards {...list} />
      ) : (
        <ProductTable {...list} isPlaceholder={query.isPlaceholderData} />
      )}
      {totalPages <= 1 && (
        <p role="status" className="border-t border-line px-4 py-3 text-sm text-muted">
          {texts.count(totalDocs)}
        </p>
      )}
      <Pagination
        page={filters.page}
        pageSize={ADMIN_PRODUCTS_PAGE_SIZE}
        total={totalDocs}
        totalPages={totalPages}
        showing={texts.showing}
        disabled={query.isPlaceholderData}
        onPage={(page) => onChange({ page })}
      />
    </Card>
  );
}
