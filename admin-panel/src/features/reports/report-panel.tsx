import {
  exportReport,
  normalizeText,
  readReport,
  type Report,
  type ReportName,
  type ReportTable,
} from '@shop/contract';
import { call, errorText, serverToday } from '@shop/web-kit/api';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { DownloadButton } from '#shared/download-button.tsx';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { queryOf } from '#shared/resource/query.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { cellText, dayText, differenceText } from './cell-text.ts';
import { RangePicker } from './range-picker.tsx';
import { type DayRange, rangeText } from './ranges.ts';
import { askedRange, type ReportFilters } from './report-filters.ts';
import { TableGrid } from './table-grid.tsx';
import { texts } from './texts.ts';

// More bars would be thinner than the gaps between them on a phone.
const MAX_BARS = 93;

/** Returns the column of the pesos that each day brought, or -1 for a table without days. */
const chartedColumn = ({ columns }: ReportTable): number =>
  columns[0]?.kind === 'day' ? columns.findIndex(({ key, kind }) => key === 'total' && kind === 'pesos') : -1;

/** The pesos of each day as bars. Needs no text alternative: the table below holds the same figures. */
function DayBars({ table }: { table: ReportTable }) {
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

const thisYear = (): string => serverToday().slice(0, 4);

const previousText = ({ previousFrom: from, previousTo: to }: Report): string =>
  rangeText({ from, to }, thisYear());

type TableCardProps = { report: Report; table: ReportTable };

type DownloadTableProps = { name: ReportName; table: ReportTable; range: DayRange };

/** Downloads all rows of a table, also those that the screen leaves out. */
function DownloadTable({ name, table: { key, title }, range: { from, to } }: DownloadTableProps) {
  const words = normalizeText(title).replace(/[^a-z0-9]+/g, '-');
  return (
    <DownloadButton
      load={() => call(exportReport, { params: { name }, query: { from, to, table: key } })}
      fileName={() => `${words}-${from}-a-${to}.csv`}
      failed={texts.downloadFailed}
      size="sm"
      label={texts.downloadOf(title)}
      busyLabel={texts.downloading}
    >
      {texts.download}
    </DownloadButton>
  );
}

type TableTotalsProps = { table: ReportTable; previousPeriod: string };

/** The sums of a table, each beside that of the period before. */
function TableTotals({ table: { columns, total, previousTotal }, previousPeriod }: TableTotalsProps) {
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

const TableCard = ({ report, table }: TableCardProps) => (
  <SectionCard
    title={table.title}
    description={table.explanation}
    className="min-w-0"
    actions={<DownloadTable name={report.name} table={table} range={report} />}
  >
    {table.rows.length === 0 ? (
      <EmptyState icon="chart-bar" title={texts.empty} text={texts.emptyText} />
    ) : (
      <>
        <TableTotals table={table} previousPeriod={previousText(report)} />
        <DayBars table={table} />
        <TableGrid table={table} />
      </>
    )}
  </SectionCard>
);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ReportTables = ({ report }: { report: Report }) => (
  <>
    <p role="status" className="text-sm text-muted">
      {texts.compared(capitalized(rangeText(report, thisYear())), previousText(report))}
    </p>
    {report.tables.map((table) => (
      <TableCard key={`${report.name} ${table.key}`} report={report} table={table} />
    ))}
  </>
);

type ReportPanelProps = {
  name: ReportName;
  filters: ReportFilters;
  onFilters: SetFilters<ReportFilters>;
};

type ReportBodyProps = { name: ReportName; query: UseQueryResult<Report> };

function ReportBody({ name, query }: ReportBodyProps) {
  const { data, error } = query;
  if (error) return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(error)}`} />;
  // The former report may be another one, whose tables would stand under this tab.
  return data?.name === name ? <ReportTables report={data} /> : <SkeletonRows rows={8} />;
}

/** Loads a report; keeps the former range of the same report on screen meanwhile. */
const reportQuery = (name: ReportName, range: DayRange) => ({
  ...queryOf(readReport, { params: { name }, query: range }, ({ report }) => report),
  placeholderData: keepPreviousData,
  // Orders change the figures, wherever they change.
  staleTime: 0,
});

/** A report of the chosen days: all of its tables, each with its sentence, its sums and its file. */
export function ReportPanel({ name, filters, onFilters }: ReportPanelProps) {
  const query = useQuery(reportQuery(name, askedRange(filters)));
  const faults = faultsByPath(query.error);
  const hasBadRange = 'from' in faults || 'to' in faults;
  return (
    <div className="flex flex-col gap-5">
      <RangePicker filters={filters} faults={faults} onFilters={onFilters} />
      {hasBadRange ? (
        <p className="text-sm text-muted">{texts.badRange}</p>
      ) : (
        <ReportBody name={name} query={query} />
      )}
    </div>
  );
}
