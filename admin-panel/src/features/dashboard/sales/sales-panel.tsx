import { formatMoney, type Sales, SALES_PERIODS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { useNearView } from '#shared/hooks/use-near-view.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { PanelBody } from '../panels/panel-body.tsx';
import { emptySales, type SalesPeriod, salesQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { comparePeriods, hasSales, type Measure, type SalesPoint, salesPoints } from './sales-points.ts';

type SalesTableProps = {
  points: SalesPoint[];
  format: (value: number) => string;
  caption: string;
  /** For screen readers only. */
  hidden: boolean;
};

function SalesTable({ points, format, caption, hidden }: SalesTableProps) {
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

const SalesChart = lazyPart(() => import('./sales-chart.tsx'));

const measures = [
  { value: 'revenue', label: texts.measureRevenue },
  { value: 'orders', label: texts.measureOrders },
] as const;
const periods = SALES_PERIODS.map((days) => ({ value: days, label: texts.lastDays(days) }));

/** Shows the sales of a period; they are loaded, with their chart, once they are near: on a phone they stand far below. */
export function SalesPanel() {
  const { ref, isNear } = useNearView<HTMLElement>();
  const [days, setDays] = useState<SalesPeriod>(30);
  const [measure, setMeasure] = useState<Measure>('revenue');
  const query = useQuery({ ...salesQuery(days), enabled: isNear });
  return (
    <SectionCard
      ref={ref}
      title={texts.sales}
      description={texts.salesHint}
      className="min-w-0"
      actions={
        <div className="flex flex-wrap gap-2">
          <Segmented label={texts.measure} options={measures} value={measure} onChange={setMeasure} />
          <Segmented label={texts.period} options={periods} value={days} onChange={setDays} />
        </div>
      }
    >
      <PanelBody query={query} empty={emptySales(days)} skeletonRows={6}>
        {(sales) => <SalesBody sales={sales} measure={measure} />}
      </PanelBody>
    </SectionCard>
  );
}

const totalsOf = (sales: Sales, measure: Measure) => ({
  current: sales.current[measure],
  previous: sales.previous[measure],
});

function SalesBody({ sales, measure }: { sales: Sales; measure: Measure }) {
  const [asTable, setAsTable] = useState(false);
  if (!hasSales(sales))
    return <EmptyState icon="chart-line" title={texts.emptySales} text={texts.noSalesHint} />;
  const { current, previous } = totalsOf(sales, measure);
  const format = measure === 'revenue' ? formatMoney : (value: number) => value.toLocaleString('es-AR');
  const points = salesPoints(sales, measure);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <AllowedLink
            call="readReport"
            to={`${paths.reports}?informe=ventas&periodo=elegir&desde=${points[0]?.day}&hasta=${points.at(-1)?.day}`}
            className="hover:underline"
          >
            <strong className="text-2xl font-semibold tracking-tight tabular-nums">{format(current)}</strong>
          </AllowedLink>
          <PeriodComparison current={current} previous={previous} />
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="-mx-3.5 sm:mx-0"
          aria-expanded={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? texts.showChart : texts.showTable}
        </Button>
      </div>
      {!asTable && (
        <Suspense fallback={<Skeleton className="h-64 w-full sm:h-80 lg:h-96" />}>
          <SalesChart points={points} measure={measure} format={format} />
        </Suspense>
      )}
      <SalesTable
        points={points}
        format={format}
        hidden={!asTable}
        caption={texts.salesTable(
          sales.days,
          measure === 'revenue' ? texts.measureRevenue : texts.measureOrders,
        )}
      />
    </>
  );
}

function PeriodComparison({ current, previous }: { current: number; previous: number }) {
  const result = comparePeriods(current, previous);
  if (result.kind === 'none') return null;
  if (result.kind === 'same' || result.kind === 'new') {
    return <span className="text-sm text-muted">{result.kind === 'same' ? texts.same : texts.fresh}</span>;
  }
  const isUp = result.kind === 'up';
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm font-medium ${isUp ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={isUp ? 'trending-up' : 'trending-down'} className="size-4" />
      {isUp ? texts.up(result.percent) : texts.down(result.percent)}
    </span>
  );
}
