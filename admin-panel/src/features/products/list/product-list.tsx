import {
  ADMIN_PRODUCTS_PAGE_SIZE,
  type Category,
  type Product,
  type ProductListAnswer,
} from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { IfCan } from '#shared/access/if-can.tsx';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SelectAll, SelectOne } from '#ui/form/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { ChooseResults } from '../bulk/choose-results.tsx';
import { ProductBulkBar } from '../bulk/product-bulk-bar.tsx';
import { type ProductSelection, useProductSelection } from '../bulk/use-product-selection.ts';
import { listQuery, type ProductFilters } from '../filters/product-filters.ts';
import { SortSelect } from '../filters/sort-control.tsx';
import { ActiveToggle } from '../inline-edit/active-toggle.tsx';
import { PriceCell } from '../inline-edit/price-cell.tsx';
import { StockCell } from '../inline-edit/stock-cell.tsx';
import { productListQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { DraftNotice, FactsNotice, HiddenOfferNotice } from './notices.tsx';
import { useListActions } from './list-context.ts';
import { EmptyList, FailedList } from './list-states.tsx';
import { ProductTable } from './product-table.tsx';
import { ProductThumbnail } from './product-thumbnail.tsx';
import { CardActions, EditLink } from './row-actions.tsx';

type ProductCardProps = { product: Product; selection: Selection };

const ProductCards = ({ products, selection }: { products: Product[]; selection: Selection }) => (
  <>
    <IfCan call="bulkProducts">
      <SelectAll label={texts.selectAll} selection={selection} />
    </IfCan>
    <ul className="grid grid-cols-1 sm:grid-cols-2">
      {products.map((product) => (
        <li key={product._id} className="border-b border-line p-4 sm:odd:border-r">
          <ProductCard product={product} selection={selection} />
        </li>
      ))}
    </ul>
  </>
);

function ProductCard({ product, selection }: ProductCardProps) {
  const { categoryName, onAlert } = useListActions();
  return (
    <article className="space-y-2">
      <div className="flex gap-3">
        <ProductThumbnail url={product.thumbnails[0]} className="w-16" />
        <div className="min-w-0 flex-1">
          <h2>
            <EditLink product={product} className="text-left text-base font-semibold hover:underline">
              {product.title}
            </EditLink>
          </h2>
          <p className="text-sm text-muted">{categoryName(product.category)}</p>
          {product.discount > 0 && <Badge tone="wine">{texts.discountOf(product.discount)}</Badge>}
        </div>
        <IfCan call="bulkProducts">
          <SelectOne id={product._id} label={texts.selectOne(product.title)} selection={selection} />
        </IfCan>
      </div>
      <dl className="grid grid-cols-2 gap-x-4">
        <div>
          <dt className="text-xs text-muted">{texts.price}</dt>
          <dd className="text-base font-semibold">
            <PriceCell product={product} align="left" />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{texts.stock}</dt>
          <dd className="text-base">
            <StockCell product={product} align="left" />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <ActiveToggle product={product} onFailure={onAlert} />
        <CardActions product={product} />
      </div>
      <HiddenOfferNotice product={product} />
      <FactsNotice product={product} />
      <DraftNotice product={product} />
    </article>
  );
}

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
