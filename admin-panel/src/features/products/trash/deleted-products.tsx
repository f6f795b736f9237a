import { ADMIN_PRODUCTS_PAGE_SIZE, type DeletedProduct, formatMoney } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { TrashList, TrashRow } from '#shared/trash-list.tsx';
import { useListActions } from '../list/list-context.ts';
import { FailedList } from '../list/list-states.tsx';
import { noFilters, type ProductFilters } from '../filters/product-filters.ts';
import { ProductThumbnail } from '../list/product-thumbnail.tsx';
import { deletedProductsQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useRestoreProduct } from './use-restore-product.ts';

const t = texts.trash;

function DeletedProductFacts({ product }: { product: DeletedProduct }) {
  const { categoryName } = useListActions();
  const { title, category, finalPrice, stock, thumbnails, deletedAt } = product;
  return (
    <>
      <ProductThumbnail url={thumbnails[0]} className="w-12" />
      <div className="min-w-32 flex-1">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-sm text-muted">
          {t.facts(categoryName(category), formatMoney(finalPrice), stock)}
        </p>
        <p className="text-sm text-muted">{t.at(formatDateTime(deletedAt))}</p>
      </div>
    </>
  );
}

type DeletedProductsProps = { page: number; onChange: SetFilters<ProductFilters> };

export function DeletedProducts({ page, onChange }: DeletedProductsProps) {
  const query = useQuery(deletedProductsQuery(page));
  const { restore, restoringId } = useRestoreProduct();
  useExistingPage(page, query, onChange);
  if (query.isError) return <FailedList query={query} />;
  if (query.isPending) {
    return (
      <Card>
        <SkeletonRows rows={3} />
      </Card>
    );
  }
  const { products, total, totalPages } = query.data;
  if (total === 0) {
    const seeAll = <Button onClick={() => onChange(noFilters)}>{t.seeAll}</Button>;
    return (
      <Card>
        <EmptyState icon="trash-2" title={t.none} text={t.noneHint} action={seeAll} />
      </Card>
    );
  }
  return (
    <Card className="overflow-clip">
      <TrashList
        texts={t}
        page={page}
        pageSize={ADMIN_PRODUCTS_PAGE_SIZE}
        total={total}
        totalPages={totalPages}
        isPlaceholder={query.isPlaceholderData}
        onPage={(next) => onChange({ page: next })}
      >
        {products.map((product) => (
          <TrashRow
            key={product._id}
            name={product.title}
            texts={t}
            busy={restoringId === product._id}
            call="restoreProduct"
            onRestore={() => restore(product)}
          >
            <DeletedProductFacts product={product} />
          </TrashRow>
        ))}
      </TrashList>
    </Card>
  );
}
