import { businessDay } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { IfCan } from '#shared/access/if-can.tsx';
import { useFilterField } from '#shared/list-filters/use-filter-field.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { CashEntries } from './cash-entries.tsx';
import { tillQuery } from './queries.ts';
import { OtherMethods, TillClosings } from './till-closings.tsx';
import { TillForm } from './till-form.tsx';
import { texts } from './texts.ts';

type TillDayProps = { day: string; onDay: (day: string) => void };

function TillDay({ day, onDay }: TillDayProps) {
  const { value, setValue, request } = useFilterField(day, onDay);
  return (
    <Field label={texts.day} className="mb-5 sm:max-w-48 print:hidden">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          max={businessDay(new Date())}
          onChange={({ target }) => {
            setValue(target.value);
            // While a year is typed, its value is 2, 20 and 202 first.
            if (target.value >= '2000') request(target.value);
          }}
        />
      )}
    </Field>
  );
}

/** The till of a day, today's without one: what is expected, what was counted, and the closings made. */
export function TillPanel({ day, onDay }: TillDayProps) {
  const today = businessDay(new Date());
  const shownDay = day || today;
  const query = useQuery(tillQuery(shownDay));
  return (
    <>
      <TillDay day={shownDay} onDay={(chosen) => onDay(chosen === today ? '' : chosen)} />
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
