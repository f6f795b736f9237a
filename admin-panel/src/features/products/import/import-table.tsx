import { Badge } from '#ui/feedback/badge.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { type ImportPreview } from './import-preview.ts';
import { texts } from '../texts.ts';

const RowResult = ({ row: { faults, warnings } }: { row: ImportPreview['rows'][number] }) => {
  if (faults.length > 0) return <span className="font-medium text-danger">{faults.join(' · ')}</span>;
  if (warnings.length > 0) return <span className="font-medium text-warn">{warnings.join(' · ')}</span>;
  return <Badge tone="success">{texts.importOk}</Badge>;
};

// Hides the column of ids: staff know a product by its title.
const shownColumns = (header: readonly string[]): number[] =>
  header.flatMap((name, at) => (name.trim().toLowerCase() === '_id' ? [] : [at]));

/** Table of the file's rows with the faults and warnings of each. */
export function ImportTable({ preview }: { preview: ImportPreview }) {
  const shown = shownColumns(preview.header);
  return (
    <div className="overflow-hidden rounded-panel border border-line">
      <Table caption={texts.importPreview}>
        <TableHead>
          <tr>
            <HeadCell className="text-right">{texts.importRow}</HeadCell>
            <HeadCell>{texts.importProblem}</HeadCell>
            {shown.map((at) => (
              <HeadCell key={at}>{preview.header[at]}</HeadCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {preview.rows.map((row) => (
            <TableRow key={row.row}>
              <Cell numeric>{row.row}</Cell>
              <Cell className="min-w-64">
                <RowResult row={row} />
              </Cell>
              {shown.map((at) => (
                <Cell key={at} className="max-w-56 truncate">
                  {row.cells[at]}
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {preview.hidden > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          {texts.importHidden(preview.hidden)}
        </p>
      )}
    </div>
  );
}
