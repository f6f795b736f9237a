import { alignSizeGuideRows, newItems, type SizeGuide } from '@shop/contract';
import { Button, IconButton } from '#ui/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';
import { labelOf } from './field-names.ts';

/** Replaces the headers; every row keeps one measurement per header after the first. */
export const withHeaders = (guide: SizeGuide, tableHeaders: string[]): SizeGuide =>
  alignSizeGuideRows({ ...guide, tableHeaders });

export const withNewColumn = (guide: SizeGuide): SizeGuide =>
  withHeaders(guide, [...guide.tableHeaders, `Medida ${guide.tableHeaders.length}`]);

/** Removes a column with its measurements; the first column stays. */
export function withoutColumn(guide: SizeGuide, column: number): SizeGuide {
  if (column === 0) return guide;
  const tableRows = guide.tableRows.map((row) => ({
    ...row,
    measurements: row.measurements.filter((_, i) => i !== column - 1),
  }));
  return withHeaders(
    { ...guide, tableRows },
    guide.tableHeaders.filter((_, i) => i !== column),
  );
}

export const withNewRow = (guide: SizeGuide): SizeGuide => ({
  ...guide,
  tableRows: [...guide.tableRows, newItems.sizeGuideRow(guide.tableHeaders.length)],
});

const t = texts.sizeGuides;

type Props = { guide: SizeGuide; onChange: (guide: SizeGuide) => void };

const replaced = <T,>(list: readonly T[], position: number, item: T): T[] =>
  list.map((old, i) => (i === position ? item : old));

export function SizeGuideTable({ guide, onChange }: Props) {
  return (
    <div>
      <p className="text-sm font-semibold">{labelOf('sizeGuides.tableRows')}</p>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full min-w-[32rem] border-separate border-spacing-1">
          <HeaderRow guide={guide} onChange={onChange} />
          <tbody>
            {guide.tableRows.map((_, row) => (
              <MeasureRow key={row} guide={guide} row={row} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
      {guide.tableRows.length === 0 && <p className="text-muted py-2 text-sm">{t.noRows}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChange(withNewRow(guide))}>
          {t.addRow}
        </Button>
        <Button size="sm" onClick={() => onChange(withNewColumn(guide))}>
          {t.addColumn}
        </Button>
      </div>
    </div>
  );
}

const HeaderRow = ({ guide, onChange }: Props) => (
  <thead>
    <tr>
      {guide.tableHeaders.map((header, column) => (
        <th key={column} scope="col">
          <span className="flex items-center gap-1">
            <Input
              aria-label={t.header(column + 1)}
              value={header}
              className="font-semibold"
              onChange={(event) =>
                onChange(withHeaders(guide, replaced(guide.tableHeaders, column, event.target.value)))
              }
            />
            {column > 0 && (
              <IconButton
                icon="x"
                size="icon-sm"
                label={t.removeColumn(header)}
                onClick={() => onChange(withoutColumn(guide, column))}
              />
            )}
          </span>
        </th>
      ))}
      <th scope="col">
        <span className="sr-only">{t.actions}</span>
      </th>
    </tr>
  </thead>
);

function MeasureRow({ guide, row, onChange }: Props & { row: number }) {
  const line = guide.tableRows[row];
  if (!line) return null;
  const change = (part: Partial<typeof line>) =>
    onChange({ ...guide, tableRows: replaced(guide.tableRows, row, { ...line, ...part }) });
  return (
    <tr>
      <td>
        <Input
          aria-label={t.size(row + 1)}
          value={line.size}
          onChange={(event) => change({ size: event.target.value })}
        />
      </td>
      {line.measurements.map((measurement, i) => (
        <td key={i}>
          <Input
            aria-label={t.measurement(guide.tableHeaders[i + 1] ?? '', row + 1)}
            value={measurement}
            onChange={(event) => change({ measurements: replaced(line.measurements, i, event.target.value) })}
          />
        </td>
      ))}
      <td>
        <IconButton
          icon="x"
          size="icon-sm"
          variant="danger-ghost"
          label={t.removeRow(line.size)}
          onClick={() =>
            onChange({ ...guide, tableRows: guide.tableRows.filter((_, other) => other !== row) })
          }
        />
      </td>
    </tr>
  );
}
