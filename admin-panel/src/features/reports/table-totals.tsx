import type { ReportTable } from '@shop/contract';
import { cellText, differenceText } from './cell-text.ts';
import { texts } from './texts.ts';

type TableTotalsProps = { table: ReportTable; previousPeriod: string };

/** The sums of a table, each beside that of the period before. */
export function TableTotals({ table: { columns, total, previousTotal }, previousPeriod }: TableTotalsProps) {
  if (!total) return null;
  const summed = columns.flatMap((column, at) => {
    const [sum, before] = [total[at], previousTotal?.[at]];
    return typeof sum === 'number' ? [{ column, sum, before: Number(before ?? 0) }] : [];
  });
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {summed.map(({ column, sum, before }) => (
        <div key={column.key} className="min-w-0 rounded-lg bg-panel-2 px-3 py-2.5">
          <dt className="text-xs font-medium text-muted">{column.label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{cellText(sum, column)}</dd>
          <dd className="text-xs text-muted tabular-nums">{differenceText(sum, before, previousPeriod)}</dd>
          <dd className="text-xs text-muted tabular-nums">{texts.before(cellText(before, column))}</dd>
        </div>
      ))}
    </dl>
  );
}
