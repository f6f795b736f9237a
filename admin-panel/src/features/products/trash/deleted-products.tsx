import { ADMIN_PRODUCTS_PAGE_SIZE, type DeletedProduct, formatMoney } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { shownRange } from '#shared/list-filters/filter-params.ts';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { useListActions } from '../list/list-context.ts';
import { FailedList } from '../list/list-states.tsx';
import { noFilters, type ProductFilters } from '../filters/product-filters.ts';
import { ProductThumbnail } from '../list/product-thumbnail.tsx';
import { deletedProductsQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useRestoreProduct } from './use-restore-product.ts';

type DeletedRowProps = { product: DeletedProduct; busy: boolean; onRestore: () => void };

function DeletedRow({ product, busy, onRestore }: DeletedRowProps) {
  const { categoryName } = useListActions();
  const { title, category, finalPrice, stock, thumbnails, deletedAt } = product;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <ProductThumbnail url={thumbnails[0]} className="w-12" />
      <div className="min-w-32 flex-1">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-sm text-muted">
          {texts.deletedFacts(categoryName(category), formatMoney(finalPrice), stock)}
        </p>
        <p className="text-sm text-muted">{texts.deletedAt(formatDateTime(deletedAt))}</p>
      </div>
      <Button
        icon="undo-2"
        busy={busy}
        busyLabel={texts.restoring}
        className="max-sm:w-full"
        aria-label={busy ? undefined : texts.restoreOne(title)}
        onClick={onRestore}
      >
        {texts.restore}
      </Button>
    </li>
  );
}

type OnChange = SetFilters<ProductFilters>;

const NothingDeleted = ({ onChange }: { onChange: OnChange }) => (
  <Card>
    <EmptyState
      icon="trash-2"
      title={texts.deletedNone}
      text={texts.deletedNoneHint}
      action={<Button onClick={() => onChange(noFilters)}>{texts.seeAll}</Button>}
    />
  </Card>
);

export function DeletedProducts({ page, onChange }: { page: number; onChange: OnChange }) {
  const query = useQuery(deletedProductsQuery(page));
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = query;
  const { restore, restoringId } = useRestoreProduct();
  useExistingPage(page, query, onChange);
  if (isPending) {
    return (
      <Card>
        <SkeletonRows rows={3} />
      </Card>
    );
  }
  if (error) return <FailedList error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const { products, total, totalPages } = data;
  if (total === 0) return <NothingDeleted onChange={onChange} />;
  const { from, to } = shownRange(page, ADMIN_PRODUCTS_PAGE_SIZE, total);
  return (
    <Card className="overflow-clip">
      <p className="border-b border-line px-4 py-3 text-sm text-muted">{texts.deletedHint}</p>
      <ul
        aria-label={texts.deletedList}
        className={classNames('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {products.map((product) => (
          <DeletedRow
            key={product._id}
            product={product}
            busy={restoringId === product._id}
            onRestore={() => restore(product)}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={totalPages}
        summary={texts.deletedShowing(from, to, total)}
        disabled={isPlaceholderData}
        onPage={(next) => onChange({ page: next })}
      />
    </Card>
  );
}
