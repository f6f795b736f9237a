import type { ReportTable } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { cellText, isNumeric, type Column } from './cell-text.ts';
import { texts } from './texts.ts';

const FIRST_ROWS = 10;
// A phone shows about three columns.
const NARROW_COLUMNS = 3;

type RowProps = { row: ReportTable['rows'][number]; columns: ReportTable['columns']; isTotal?: boolean };

// On phones the other names stand below the first one, so that the figures are in sight.
const isBelow = (column: Column, at: number): boolean => at > 0 && !isNumeric(column);
const belowStyles = 'hidden sm:table-cell';

function belowText(row: RowProps['row'], columns: RowProps['columns']): string {
  const names = columns.map((column, at) => {
    const cell = row[at] ?? null;
    if (!isBelow(column, at) || cell === null) return '';
    // A day says nothing without its label.
    return column.kind === 'day' ? `${column.label}: ${cellText(cell, column)}` : cell;
  });
  return names.filter(Boolean).join(' · ');
}

const firstStyles = 'sticky left-0 bg-inherit h-12 px-4 py-2 text-left font-normal';

// Names may be long, and a broken day reads badly.
const widthOf = ({ kind }: Column): string =>
  kind === 'day' ? 'whitespace-nowrap' : 'max-w-40 min-w-28 sm:max-w-none';

const Row = ({ row, columns, isTotal = false }: RowProps) => {
  const below = belowText(row, columns);
  return (
    <TableRow className={isTotal ? 'font-semibold' : undefined}>
      {columns.map((column, at) => {
        const text = cellText(row[at] ?? null, column);
        return at === 0 ? (
          <th
            key={column.key}
            scope="row"
            className={classNames(firstStyles, widthOf(column), isTotal && 'font-semibold')}
          >
            {isTotal ? texts.total : text}
            {below && <span className="block text-xs text-muted sm:hidden">{below}</span>}
          </th>
        ) : (
          <Cell
            key={column.key}
            numeric={isNumeric(column)}
            className={classNames(
              column.kind !== 'text' && 'whitespace-nowrap',
              isBelow(column, at) && belowStyles,
            )}
          >
            {isTotal && row[at] === null ? '' : text}
          </Cell>
        );
      })}
    </TableRow>
  );
};

/** Renders any table of a report by the kinds of its columns; the first column stays in sight beside wide ones. */
export function TableGrid({ table: { title, columns, rows, total } }: { table: ReportTable }) {
  const [isWhole, setIsWhole] = useState(false);
  const narrowColumns = columns.filter((column, at) => !isBelow(column, at)).length;
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      {narrowColumns > NARROW_COLUMNS && <p className="mb-2 text-xs text-muted lg:hidden">{texts.wide}</p>}
      <div className="overflow-clip rounded-panel border border-line">
        <Table caption={texts.table(title)}>
          <TableHead>
            <tr>
              {columns.map((column, at) => (
                <HeadCell
                  key={column.key}
                  className={classNames(
                    isNumeric(column) && 'text-right max-sm:whitespace-normal',
                    isBelow(column, at) && belowStyles,
                    at === 0 && 'sticky left-0 bg-panel-2',
                  )}
                >
                  {column.label}
                </HeadCell>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {shown.map((row, at) => (
              <Row key={at} row={row} columns={columns} />
            ))}
            {total && <Row row={total} columns={columns} isTotal />}
          </TableBody>
        </Table>
      </div>
      {rows.length > FIRST_ROWS && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showLess : texts.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}
