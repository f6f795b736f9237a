import type { ReportTable } from '@shop/contract';
import { cellText, dayText } from './cell-text.ts';

// More bars would be thinner than the gaps between them on a phone.
const MAX_BARS = 93;

/** Returns the column of the pesos that each day brought, or -1 for a table without days. */
const chartedColumn = ({ columns }: ReportTable): number =>
  columns[0]?.kind === 'day' ? columns.findIndex(({ key, kind }) => key === 'total' && kind === 'pesos') : -1;

/** The pesos of each day as bars. Needs no text alternative: the table below holds the same figures. */
export function DayBars({ table }: { table: ReportTable }) {
  const at = chartedColumn(table);
  const column = table.columns[at];
  const days = table.rows.map((row) => ({ day: String(row[0]), pesos: Number(row[at] ?? 0) }));
  const most = Math.max(0, ...days.map(({ pesos }) => pesos));
  if (!column || most === 0 || days.length < 2 || days.length > MAX_BARS) return null;
  return (
    <div aria-hidden="true" className="mb-4">
      <p className="mb-1 text-xs text-muted tabular-nums">{cellText(most, column)}</p>
      <div className="flex h-36 items-end gap-px border-b border-line-strong sm:h-48 sm:gap-0.5">
        {days.map(({ day, pesos }) => (
          <div
            key={day}
            title={`${dayText(day)}: ${cellText(pesos, column)}`}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <div
              className="w-full rounded-t-sm bg-wine forced-colors:bg-[CanvasText]"
              style={{ height: `${Math.max(0, (100 * pesos) / most)}%` }}
            />
          </div>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-muted">
        {[days[0], days.at(-1)].map((one) => one && <span key={one.day}>{dayText(one.day)}</span>)}
      </p>
    </div>
  );
}
