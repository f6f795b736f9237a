import { businessDay, type Report, type ReportName, type ReportTable } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { DayBars } from './day-bars.tsx';
import { DownloadTable } from './download-table.tsx';
import { reportQuery } from './queries.ts';
import { RangePicker } from './range-picker.tsx';
import { rangeText } from './ranges.ts';
import { askedRange, type ReportFilters } from './report-filters.ts';
import { TableGrid } from './table-grid.tsx';
import { TableTotals } from './table-totals.tsx';
import { texts } from './texts.ts';

const thisYear = (): string => businessDay(new Date()).slice(0, 4);

const previousText = ({ previousFrom: from, previousTo: to }: Report): string =>
  rangeText({ from, to }, thisYear());

type TableCardProps = { report: Report; table: ReportTable };

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
