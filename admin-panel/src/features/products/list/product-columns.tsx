import { type Product } from '@shop/contract';
import { type ReactNode } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { SortHeading } from '../filters/sort-control.tsx';
import { ActiveToggle } from '../inline-edit/active-toggle.tsx';
import { PriceCell } from '../inline-edit/price-cell.tsx';
import { StockCell } from '../inline-edit/stock-cell.tsx';
import { texts } from '../texts.ts';
import { useListActions } from './list-context.ts';
import { DraftNotice } from './draft-notice.tsx';
import { FactsNotice } from './facts-notice.tsx';
import { HiddenOfferNotice } from './hidden-offer-notice.tsx';
import { ProductThumbnail } from './product-thumbnail.tsx';
import { EditLink, RowActions } from './row-actions.tsx';

type CellProps = { product: Product };

type Column = {
  id: string;
  label: string;
  heading?: ReactNode;
  Cell: (props: CellProps) => ReactNode;
  numeric?: boolean;
  /** Always shown; the others can be hidden. */
  required?: boolean;
  /** Hidden by default where the table has little room. */
  secondary?: boolean;
};

const TitleCell = ({ product }: CellProps) => (
  <>
    <EditLink product={product} className="line-clamp-2 text-left font-semibold hover:underline">
      {product.title}
    </EditLink>
    <HiddenOfferNotice product={product} />
    <FactsNotice product={product} />
  </>
);

const CategoryCell = ({ product }: CellProps) => useListActions().categoryName(product.category);

const DiscountCell = ({ product }: CellProps) =>
  product.discount > 0 ? (
    <Badge tone="wine">{texts.discountOf(product.discount)}</Badge>
  ) : (
    <span className="text-muted" title={texts.noDiscount}>
      <span aria-hidden="true">-</span>
      <span className="sr-only">{texts.noDiscount}</span>
    </span>
  );

const StatusCell = ({ product }: CellProps) => (
  <>
    <ActiveToggle product={product} onFailure={useListActions().onAlert} />
    <DraftNotice product={product} />
  </>
);

export const productColumns: readonly Column[] = [
  {
    id: 'picture',
    label: texts.picture,
    Cell: ({ product }) => <ProductThumbnail url={product.thumbnails[0]} className="w-10" />,
  },
  {
    id: 'title',
    label: texts.product,
    heading: <SortHeading column="title" label={texts.product} />,
    Cell: TitleCell,
    required: true,
  },
  { id: 'category', label: texts.category, Cell: CategoryCell, secondary: true },
  {
    id: 'price',
    label: texts.price,
    heading: <SortHeading column="price" label={texts.price} comparedBy={texts.finalPriceName} />,
    Cell: PriceCell,
    numeric: true,
  },
  { id: 'discount', label: texts.discount, Cell: DiscountCell, numeric: true, secondary: true },
  {
    id: 'stock',
    label: texts.stock,
    heading: <SortHeading column="stock" label={texts.stock} />,
    Cell: StockCell,
    numeric: true,
  },
  { id: 'status', label: texts.state, Cell: StatusCell },
  { id: 'actions', label: texts.actions, Cell: RowActions, required: true },
];
