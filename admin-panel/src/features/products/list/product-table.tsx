import { type Product } from '@shop/contract';
import { IfCan } from '#shared/access/if-can.tsx';
import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { Cell, HeadCell, pinnedRight, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { texts } from '../texts.ts';
import { useListActions } from './list-context.ts';
import { productColumns } from './product-columns.tsx';

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
