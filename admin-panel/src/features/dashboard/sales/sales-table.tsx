import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { type SalesPoint } from './sales-points.ts';
import { texts } from '../texts.ts';

type SalesTableProps = {
  points: SalesPoint[];
  format: (value: number) => string;
  caption: string;
  /** Hides the table from the screen, not from screen readers. */
  hidden: boolean;
};

export function SalesTable({ points, format, caption, hidden }: SalesTableProps) {
  if (hidden) {
    return (
      // A table cannot shrink to the size of 'sr-only'; a box can.
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.currentPeriod}</th>
              <th scope="col">{texts.previousPeriod}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.day}>
                <th scope="row">{point.label}</th>
                <td>{format(point.current)}</td>
                <td>{format(point.previous)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <div className="max-h-80 overflow-y-auto rounded-panel border border-line">
      <Table caption={caption}>
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
              <Cell>{point.label}</Cell>
              <Cell numeric>{format(point.current)}</Cell>
              <Cell numeric className="text-muted">
                {format(point.previous)}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
