import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { type SalesPoint } from './sales-points.ts';
import { texts } from '../texts.ts';

type SalesTableProps = {
  points: SalesPoint[];
  format: (value: number) => string;
  caption: string;
  /** For screen readers only. */
  hidden: boolean;
};

export function SalesTable({ points, format, caption, hidden }: SalesTableProps) {
  const rows = (
    <>
      <TableHead>
        <tr>
          <HeadCell>{texts.day}</HeadCell>
          <HeadCell className="text-right">{texts.currentPeriod}</HeadCell>
          <HeadCell className="text-right">{texts.previousPeriod}</HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {points.map((point) => (
          <TableRow key={point.day}>
            <th scope="row" className="h-12 px-4 py-2 font-normal">
              {point.label}
            </th>
            <Cell numeric>{format(point.current)}</Cell>
            <Cell numeric className="text-muted">
              {format(point.previous)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </>
  );
  if (hidden) {
    return (
      // A table cannot shrink to the size of 'sr-only', and the scrolling box of Table could take the focus.
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          {rows}
        </table>
      </div>
    );
  }
  return (
    <div className="max-h-80 overflow-y-auto rounded-panel border border-line">
      <Table caption={caption}>{rows}</Table>
    </div>
  );
}
