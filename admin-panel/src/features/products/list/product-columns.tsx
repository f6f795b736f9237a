import { type Product } from '@shop/contract';
import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import { Badge } from '#ui/feedback/badge.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ActiveToggle } from '../inline-edit/active-toggle.tsx';
import { useListActions } from './list-context.ts';
import { PriceCell } from '../inline-edit/price-cell.tsx';
import { ProductPicture } from './product-thumbnail.tsx';
import { EditLink, RowActions } from './row-actions.tsx';
import { SortHeading } from '../filters/sort-control.tsx';
import { StockCell } from '../inline-edit/stock-cell.tsx';
import { texts } from '../texts.ts';

export const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, Product>();

const TitleCell = ({ product }: { product: Product }) => (
  <EditLink product={product} className="line-clamp-2 text-left font-semibold hover:underline">
    {product.title}
  </EditLink>
);

const CategoryCell = ({ product }: { product: Product }) => {
  const { categoryName } = useListActions();
  return <>{categoryName(product.category)}</>;
};

const DiscountCell = ({ product }: { product: Product }) =>
  product.discount > 0 ? (
    <Badge tone="wine">{texts.discountOf(product.discount)}</Badge>
  ) : (
    <span className="text-muted" title={texts.noDiscount}>
      <span aria-hidden="true">-</span>
      <span className="sr-only">{texts.noDiscount}</span>
    </span>
  );

const ToggleCell = ({ product }: { product: Product }) => {
  const { onAlert } = useListActions();
  return <ActiveToggle product={product} onFailure={onAlert} />;
};

/** Which columns hold figures, to be aligned to the right. */
export const numericColumns = new Set(['price', 'discount', 'stock']);

/** What can be left out of the table. */
export const optionalColumns = [
  { id: 'picture', label: texts.picture },
  { id: 'category', label: texts.category },
  { id: 'price', label: texts.price },
  { id: 'discount', label: texts.discount },
  { id: 'stock', label: texts.stock },
  { id: 'status', label: texts.state },
] as const;

/** What gives way by itself where the sidebar leaves little room: filter and price say it too. */
export const secondColumns = new Set(['category', 'discount']);

export const columns = helper.columns([
  helper.display({
    id: 'select',
    header: ({ table }) => (
      <Checkbox
        aria-label={texts.selectAll}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        aria-label={texts.selectOne(row.original.title)}
        checked={row.getIsSelected()}
        onChange={(event) => row.toggleSelected(event.target.checked)}
      />
    ),
  }),
  helper.display({
    id: 'picture',
    header: texts.picture,
    cell: ({ row }) => <ProductPicture url={row.original.thumbnails[0]} className="w-10" />,
  }),
  helper.accessor('title', {
    header: () => <SortHeading column="title" label={texts.product} />,
    cell: ({ row }) => <TitleCell product={row.original} />,
  }),
  helper.accessor('category', {
    header: texts.category,
    cell: ({ row }) => <CategoryCell product={row.original} />,
  }),
  helper.accessor('price', {
    header: () => <SortHeading column="price" label={texts.price} by={texts.finalPriceName} />,
    cell: ({ row }) => <PriceCell product={row.original} />,
  }),
  helper.accessor('discount', {
    header: texts.discount,
    cell: ({ row }) => <DiscountCell product={row.original} />,
  }),
  helper.accessor('stock', { header: texts.stock, cell: ({ row }) => <StockCell product={row.original} /> }),
  helper.accessor('status', {
    header: texts.state,
    cell: ({ row }) => <ToggleCell product={row.original} />,
  }),
  helper.display({
    id: 'actions',
    header: texts.actions,
    cell: ({ row }) => <RowActions product={row.original} />,
  }),
]);
