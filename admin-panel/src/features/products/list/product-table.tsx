import { type Product } from '@shop/contract';
import { type RowSelectionState, type Updater, useTable } from '@tanstack/react-table';
import { classNames } from '#ui/class-names.ts';
import { Cell, HeadCell, pinnedRight, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { useNarrowerThan } from '#shared/use-small-screen.ts';
import { useColumns } from '#shared/use-columns.ts';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { useListActions } from './list-context.ts';
import { columns, features, numericColumns, optionalColumns, secondColumns } from './product-columns.tsx';
import { texts } from '../texts.ts';

type ProductTableProps = {
  products: Product[];
  selection: RowSelectionState;
  onSelection: (update: Updater<RowSelectionState>) => void;
  /** The page shown is the one before, while the next is on its way. */
  stale: boolean;
};

const ALL_COLUMNS_FIT_PX = 1340;
const COLUMNS_KEPT_AS = 'adminProductColumns';

/** The list as a table; the server cuts the pages, so this holds one of them. */
export function ProductTable({ products, selection, onSelection, stale }: ProductTableProps) {
  const { sort } = useListActions();
  const ariaSort = (column: string) =>
    sort?.column === column ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined;
  const tight = useNarrowerThan(ALL_COLUMNS_FIT_PX);
  const { isShown, menu } = useColumns(
    COLUMNS_KEPT_AS,
    optionalColumns.map((column) => ({ ...column, usual: !(tight && secondColumns.has(column.id)) })),
  );
  const table = useTable({
    features,
    columns,
    data: products,
    getRowId: (product, at) => product._id || String(at),
    state: { rowSelection: selection },
    onRowSelectionChange: onSelection,
  });
  return (
    <Table
      caption={texts.tableLabel}
      aria-busy={stale}
      className={classNames('transition-opacity', stale && 'opacity-60')}
    >
      <TableHead sticky>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers
              .filter(({ id }) => isShown(id))
              .map((header) => (
                <HeadCell
                  key={header.id}
                  aria-sort={ariaSort(header.id)}
                  className={classNames(
                    header.id === 'select' && 'w-12 pr-0',
                    header.id === 'actions' && pinnedRight.head,
                    (numericColumns.has(header.id) || header.id === 'actions') && 'text-right',
                  )}
                >
                  <table.FlexRender header={header} />
                  {header.id === 'actions' && <ColumnMenu {...menu} />}
                </HeadCell>
              ))}
          </tr>
        ))}
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <TableRow key={row.id} data-selected={row.getIsSelected()}>
            {row
              .getAllCells()
              .filter(({ column }) => isShown(column.id))
              .map((cell) => (
                <Cell
                  key={cell.id}
                  numeric={numericColumns.has(cell.column.id)}
                  className={classNames(
                    cell.column.id === 'select' && 'pr-0',
                    cell.column.id === 'actions' && pinnedRight.cell,
                    cell.column.id === 'title' && 'min-w-48',
                  )}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
