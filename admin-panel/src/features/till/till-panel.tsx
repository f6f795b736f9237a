import { businessDay, type Till } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { formatMoney, formatTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { paths } from '#shared/paths.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { tillQuery } from './queries.ts';
import { texts } from './texts.ts';
import { OtherMethods, TillClosings } from './till-closings.tsx';
import { TillForm } from './till-form.tsx';

type TillPanelProps = { day: string; onDay: (day: string) => void };

type Entry = Till['entries'][number];

const OrderName = ({ orderId, orderNumber }: Entry) =>
  orderId ? (
    <Link
      to={paths.order(orderId)}
      className="inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-4 hover:no-underline sm:min-h-6"
    >
      {orderNumber}
    </Link>
  ) : (
    <span className="font-medium">{[texts.withoutOrder, orderNumber].filter(Boolean).join(' ')}</span>
  );

/** The entries behind the expected cash, each with its order. */
const CashEntries = ({ entries }: { entries: Till['entries'] }) => (
  <SectionCard title={texts.entries(entries.length)} className="min-w-0 print:hidden">
    {entries.length === 0 ? (
      <p className="text-muted">{texts.noEntries}</p>
    ) : (
      <ul className="divide-y divide-line">
        {entries.map((entry, at) => (
          <li key={at} className="flex items-center justify-between gap-3 py-1.5">
            <div className="min-w-0">
              <OrderName {...entry} />
              <p className="text-sm text-muted">
                {`${texts.kinds[entry.kind] ?? texts.kinds.payment} · ${formatTime(entry.at)}`}
              </p>
            </div>
            <p className="font-semibold tabular-nums">{formatMoney(entry.amount)}</p>
          </li>
        ))}
      </ul>
    )}
  </SectionCard>
);

/** The till of a day, today's without one: what is expected, what was counted, and the closings made. */
export function TillPanel({ day, onDay }: TillPanelProps) {
  const today = businessDay(new Date());
  const shownDay = day || today;
  const query = useQuery(tillQuery(shownDay));
  return (
    <>
      <DayFilter
        label={texts.day}
        className="mb-5 sm:max-w-48 print:hidden"
        day={shownDay}
        onDay={(chosen) => onDay(chosen === today ? '' : chosen)}
      />
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && (
        <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />
      )}
      {query.data && (
        <div className="grid items-start gap-5 lg:grid-cols-2 *:min-w-0">
          <IfCan call="closeTill">
            <div className="print:hidden">
              <TillForm key={shownDay} till={query.data} />
            </div>
          </IfCan>
          <div className="flex flex-col gap-5">
            <TillClosings till={query.data} />
            <OtherMethods till={query.data} />
            <CashEntries entries={query.data.entries} />
          </div>
        </div>
      )}
    </>
  );
}
