import { type Product } from '@shop/contract';
import { type ReactNode } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { Cell, HeadCell, pinnedRight, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { SortHeading } from '../filters/sort-control.tsx';
import { ActiveToggle } from '../inline-edit/active-toggle.tsx';
import { PriceCell } from '../inline-edit/price-cell.tsx';
import { StockCell } from '../inline-edit/stock-cell.tsx';
import { texts } from '../texts.ts';
import { DraftNotice, FactsNotice, HiddenOfferNotice } from './notices.tsx';
import { useListActions } from './list-context.ts';
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

const productColumns: readonly Column[] = [
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

type ProductTableProps = {
  products: Product[];
  selection: Selection;
  isPlaceholder: boolean;
};

const ALL_COLUMNS_FIT_PX = 1340;
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

export function ProductTable({ products, selection, isPlaceholder }: ProductTableProps) {
  const { sort } = useListActions();
  const isTight = useIsNarrowerThan(ALL_COLUMNS_FIT_PX);
  const { isShown, menu } = useColumns(
    'adminProductColumns',
    productColumns
      .filter(({ required }) => !required)
      .map(({ id, label, secondary }) => ({ id, label, usual: !(isTight && secondary) })),
  );
  const columns = productColumns.filter(({ id }) => isShown(id));
  return (
    <Table
      caption={texts.tableLabel}
      aria-busy={isPlaceholder}
      className={classNames('transition-opacity', isPlaceholder && 'opacity-60')}
    >
      <TableHead sticky>
        <tr>
          <IfCan call="bulkProducts">
            <HeadCell className="w-12 pr-0">
              <SelectAllCheckbox label={texts.selectAll} selection={selection} />
            </HeadCell>
          </IfCan>
          {columns.map(({ id, label, heading, numeric }) => (
            <HeadCell
              key={id}
              aria-sort={sort?.column === id ? ariaSorts[sort.order] : undefined}
              className={classNames(
                numeric && 'text-right',
                id === 'actions' && `text-right ${pinnedRight.head}`,
              )}
            >
              {heading ?? label}
              {id === 'actions' && <ColumnMenu {...menu} />}
            </HeadCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {products.map((product, at) => (
          <TableRow key={product._id || at} data-selected={selection.isSelected(product._id)}>
            <IfCan call="bulkProducts">
              <Cell className="pr-0">
                <SelectOne id={product._id} label={texts.selectOne(product.title)} selection={selection} />
              </Cell>
            </IfCan>
            {columns.map(({ id, Cell: Content, numeric }) => (
              <Cell
                key={id}
                numeric={numeric}
                className={classNames(id === 'actions' && pinnedRight.cell, id === 'title' && 'min-w-48')}
              >
                <Content product={product} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
