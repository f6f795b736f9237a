import {
  ADMIN_PRODUCTS_PAGE_SIZE,
  type Category,
  type Product,
  type ProductListAnswer,
} from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { IfCan } from '#shared/access/if-can.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ChooseResults } from '../bulk/choose-results.tsx';
import { ProductBulkBar } from '../bulk/product-bulk-bar.tsx';
import { type ProductSelection, useProductSelection } from '../bulk/use-product-selection.ts';
import { EmptyList, FailedList } from './list-states.tsx';
import { ProductCards } from './product-cards.tsx';
import { type ProductFilters, listQuery } from '../filters/product-filters.ts';
import { ProductTable } from './product-table.tsx';
import { productListQuery } from '../queries.ts';
import { SortSelect } from '../filters/sort-control.tsx';
import { texts } from '../texts.ts';

const TABLE_FITS_PX = 1024;
const NO_PRODUCTS: Product[] = [];

type ProductListProps = {
  filters: ProductFilters;
  categories: readonly Category[];
  onChange: SetFilters<ProductFilters>;
};

type LoadedProductsProps = ProductListProps & {
  answer: ProductListAnswer;
  selection: ProductSelection;
  isPlaceholder: boolean;
};

function LoadedProducts(props: LoadedProductsProps) {
  const { filters, categories, onChange, answer, selection, isPlaceholder } = props;
  const { payload: products, totalDocs, totalPages } = answer;
  const isNarrow = useIsNarrowerThan(TABLE_FITS_PX);
  const list = { products, selection };
  return (
    <Card className="flex flex-col overflow-clip">
      <IfCan call="bulkProducts">
        <ProductBulkBar {...list} categories={categories} />
        <ChooseResults
          selection={selection}
          filters={filters}
          isPlaceholder={isPlaceholder}
          total={totalDocs}
        />
      </IfCan>
      {isNarrow && <SortSelect />}
      {isNarrow ? <ProductCards {...list} /> : <ProductTable {...list} isPlaceholder={isPlaceholder} />}
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
        disabled={isPlaceholder}
        onPage={(page) => onChange({ page })}
      />
    </Card>
  );
}

export function ProductList({ filters, categories, onChange }: ProductListProps) {
  const query = useQuery(productListQuery(listQuery(filters)));
  const found = { products: query.data?.payload ?? NO_PRODUCTS, total: query.data?.totalDocs ?? 0 };
  const selection = useProductSelection({ ...found, filters });
  useExistingPage(filters.page, query, onChange);
  if (query.isPending) {
    return (
      <Card>
        <SkeletonRows rows={ADMIN_PRODUCTS_PAGE_SIZE} />
      </Card>
    );
  }
  if (query.isError) return <FailedList query={query} />;
  if (query.data.payload.length === 0) return <EmptyList filters={filters} onChange={onChange} />;
  return (
    <LoadedProducts
      filters={filters}
      categories={categories}
      onChange={onChange}
      selection={selection}
      answer={query.data}
      isPlaceholder={query.isPlaceholderData}
    />
  );
}
