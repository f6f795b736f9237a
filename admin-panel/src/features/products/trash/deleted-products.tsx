import { ADMIN_PRODUCTS_PAGE_SIZE, type DeletedProduct, formatMoney } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { ActionButton } from '#shared/resource/action-button.tsx';
import { ResourceList } from '#shared/resource/list.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { noFilters, type ProductFilters } from '../filters/product-filters.ts';
import { useListActions } from '../list/list-context.ts';
import { FailedList } from '../list/list-states.tsx';
import { ProductThumbnail } from '../list/product-thumbnail.tsx';
import { deletedProductsQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { restoration } from './restoration.ts';

const t = texts.trash;

function DeletedRow({ product }: { product: DeletedProduct }) {
  const { categoryName } = useListActions();
  const { title, category, finalPrice, stock, thumbnails, deletedAt } = product;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <ProductThumbnail url={thumbnails[0]} className="w-12" />
      <div className="min-w-32 flex-1">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-sm text-muted">
          {t.facts(categoryName(category), formatMoney(finalPrice), stock)}
        </p>
        <p className="text-sm text-muted">{t.at(formatDateTime(deletedAt))}</p>
      </div>
      <ActionButton row={product} action={restoration} />
    </li>
  );
}

type DeletedProductsProps = { page: number; onChange: SetFilters<ProductFilters> };

export function DeletedProducts({ page, onChange }: DeletedProductsProps) {
  const query = useQuery(deletedProductsQuery(page));
  if (query.isError) return <FailedList query={query} />;
  const action = <Button onClick={() => onChange(noFilters)}>{t.seeAll}</Button>;
  return (
    <Card className="overflow-clip">
      <ResourceList
        query={query}
        rows={({ products }) => products}
        total={({ total }) => total}
        texts={{ loadFailed: texts.loadFailed, showing: t.showing }}
        empty={{ icon: 'trash-2', title: t.none, text: t.noneHint, action }}
        intro={t.hint}
        listLabel={t.list}
        loadingRows={3}
        page={page}
        pageSize={ADMIN_PRODUCTS_PAGE_SIZE}
        onPage={onChange}
      >
        {(product) => <DeletedRow key={product._id} product={product} />}
      </ResourceList>
    </Card>
  );
}
