import { type Category, deleteProduct, type Product, SMALL_SCREEN_PX } from '@shop/contract';
import { call, errorText, serverToday } from '@shop/web-kit/api';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { categoryName } from '#shared/category-options.ts';
import { DownloadButton } from '#shared/download-button.tsx';
import { useLinkedDialog } from '#shared/hooks/use-linked-dialog.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ChangePrices } from './bulk/prices/change-prices.tsx';
import { PriceHistory } from './bulk/prices/price-history.tsx';
import { FiltersBar } from './filters/filters-bar.tsx';
import { productFilters, type Sort } from './filters/product-filters.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { ListContext } from './list/list-context.ts';
import { ProductList } from './list/product-list.tsx';
import { exportProducts, refreshProducts } from './queries.ts';
import { texts } from './texts.ts';
import { DeletedProducts } from './trash/deleted-products.tsx';
import { restoration } from './trash/restoration.ts';

export const isAlreadyDeleted = (error: unknown): boolean =>
  errorText(error).toLowerCase().includes('no encontrado');

/** Returns the text of a failed product deletion, with advice for its two usual reasons. */
export function deletionErrorText(error: unknown): string {
  const message = errorText(error);
  if (message.includes('órdenes activas')) return texts.deleteActiveOrders;
  return isAlreadyDeleted(error) ? texts.deleteGone : texts.deleteFailed(message);
}

type DeleteProductProps = {
  product: Product | null;
  onClose: () => void;
  onAlert: (message: string) => void;
};

function DeleteProduct({ product, onClose, onAlert }: DeleteProductProps) {
  const { mutate: restore } = useAction(restoration);
  const { mutate, isPending } = useAction({
    run: ({ _id: id }: Product) => call(deleteProduct, { params: { id } }),
    done: (_answer, { input, client }) => {
      toastWithUndo(texts.deleted, TOAST_MS.undoDeletion, {
        label: texts.undo,
        onClick: () => restore(input),
        of: input.title,
      });
      void refreshProducts(client);
    },
    refused: (error, { client }) => {
      onAlert(deletionErrorText(error));
      if (isAlreadyDeleted(error)) void refreshProducts(client);
    },
    settled: onClose,
  });
  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle(product?.title ?? '')}
      confirmLabel={texts.deleteConfirm}
      busy={isPending}
      busyLabel={texts.deleting}
      onConfirm={() => product && mutate(product)}
    >
      {texts.deleteQuestion}
    </ConfirmDialog>
  );
}

/** Buttons to export all products to a spreadsheet and to import them. */
export function CsvActions() {
  const importing = useLinkedDialog('importar');
  return (
    <>
      <DownloadButton
        load={exportProducts}
        fileName={() => `productos-${serverToday()}.csv`}
        failed={texts.exportFailed}
        busyLabel={texts.exporting}
      >
        {texts.exportCsv}
      </DownloadButton>
      <IfCan call="importProducts">
        <Button icon="upload" onClick={importing.open}>
          {texts.importCsv}
        </Button>
        {importing.isOpen && <ImportDialog onClose={importing.close} />}
      </IfCan>
    </>
  );
}

const NO_CATEGORIES: never[] = [];

type HeaderActionsProps = { isPhone: boolean; categories: readonly Category[]; category: string };

const HeaderActions = ({ isPhone, categories, category }: HeaderActionsProps) => (
  <>
    <CsvActions />
    <ChangePrices categories={categories} category={category} />
    {!isPhone && <PriceChanges />}
    <IfCan call="createProduct">
      <Button variant="primary" asChild className="max-sm:order-first max-sm:grow">
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

/** Leads from products with little stock to their variants, which can be printed. */
const RestockLink = () => (
  <IfCan call="listRestock">
    <Button asChild>
      <Link to={paths.restock}>
        <Icon name="clipboard-list" className="size-4" />
        {texts.restock}
      </Link>
    </Button>
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
      <PageHeader
        title={texts.title}
        actions={<HeaderActions isPhone={isPhone} categories={categories} category={filters.category} />}
      />
      <div className="space-y-4">
        <FiltersBar filters={filters} categories={categories} onChange={setFilters} />
        {filters.facts === 'low' && <RestockLink />}
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
