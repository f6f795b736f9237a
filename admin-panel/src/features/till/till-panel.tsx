import { businessDay } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { IfCan } from '#shared/access/if-can.tsx';
import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { CashEntries } from './cash-entries.tsx';
import { tillQuery } from './queries.ts';
import { OtherMethods, TillClosings } from './till-closings.tsx';
import { TillForm } from './till-form.tsx';
import { texts } from './texts.ts';

type TillPanelProps = { day: string; onDay: (day: string) => void };

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
