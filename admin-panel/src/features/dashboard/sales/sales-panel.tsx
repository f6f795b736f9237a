import { SALES_PERIODS, type Sales, formatMoney } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PanelBody } from '../panels/panel-body.tsx';
import { type SalesPeriod, emptySales, salesQuery } from '../queries.ts';
import { SalesTable } from './sales-table.tsx';
import { comparePeriods, type Measure, hasSales, salesPoints } from './sales-points.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { texts } from '../texts.ts';

const SalesChart = lazy(() => import('./sales-chart.tsx'));

const measures = [
  { value: 'revenue', label: texts.measureRevenue },
  { value: 'orders', label: texts.measureOrders },
] as const;
const periods = SALES_PERIODS.map((days) => ({ value: days, label: texts.lastDays(days) }));

export function SalesPanel() {
  const [days, setDays] = useState<SalesPeriod>(30);
  const [measure, setMeasure] = useState<Measure>('revenue');
  const query = useQuery(salesQuery(days));
  return (
    <SectionCard
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
          <strong className="text-2xl font-semibold tracking-tight tabular-nums">{format(current)}</strong>
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
