import { type Product, SMALL_SCREEN_PX } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { categoryName } from '#shared/category-options.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { paths } from '#shared/paths.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { Icon } from '@shop/web-kit/icons';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PriceHistory } from './bulk/prices/price-history.tsx';
import { CsvActions } from './import/csv-actions.tsx';
import { DeletedProducts } from './trash/deleted-products.tsx';
import { DeleteProduct } from './trash/delete-product.tsx';
import { FiltersBar } from './filters/filters-bar.tsx';
import { ListContext } from './list/list-context.ts';
import { productFilters, type Sort } from './filters/product-filters.ts';
import { ProductList } from './list/product-list.tsx';
import { texts } from './texts.ts';

const NO_CATEGORIES: never[] = [];

const HeaderActions = ({ isPhone }: { isPhone: boolean }) => (
  <>
    <CsvActions />
    {!isPhone && <PriceChanges />}
    <IfCan call="createProduct">
      <Button variant="primary" asChild className="max-sm:order-first max-sm:w-full">
        <Link to={paths.newProduct}>
          <Icon name="plus" className="size-4" />
          {texts.newProduct}
        </Link>
      </Button>
    </IfCan>
  </>
);

const PriceChanges = () => (
  <IfCan call="listPriceChanges">
    <PriceHistory />
  </IfCan>
);

export function ProductsScreen() {
  const { filters, setFilters } = useListFilters(productFilters);
  const content = useQuery(contentQuery);
  const categories = content.data?.productCatalog.categories ?? NO_CATEGORIES;
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  const guides = filters.facts === 'missing' ? (content.data?.sizeGuides ?? null) : null;
  const [deleting, setDeleting] = useState<Product | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const actions = useMemo(
    () => ({
      categoryName: (key: string) => categoryName(categories, key),
      onDelete: setDeleting,
      onAlert: setAlert,
      guides,
      sort: filters.sort,
      onSort: (sort: Sort | null) => setFilters({ sort }),
    }),
    [categories, guides, filters.sort, setFilters],
  );
  return (
    <ListContext value={actions}>
      <PageHeader title={texts.title} actions={<HeaderActions isPhone={isPhone} />} />
      <div className="space-y-4">
        <FiltersBar filters={filters} categories={categories} onChange={setFilters} />
        {filters.status === 'deleted' ? (
          <DeletedProducts page={filters.page} onChange={setFilters} />
        ) : (
          <ProductList filters={filters} categories={categories} onChange={setFilters} />
        )}
        {isPhone && <PriceChanges />}
      </div>
      <DeleteProduct product={deleting} onClose={() => setDeleting(null)} onAlert={setAlert} />
      <AlertNotice message={alert} onClose={() => setAlert(null)} />
    </ListContext>
  );
}
