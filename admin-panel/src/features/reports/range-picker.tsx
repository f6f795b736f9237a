import { businessDay } from '@shop/contract';
import { useFilterField } from '#shared/list-filters/use-filter-field.ts';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Input, Options } from '#ui/form/input.tsx';
import { askedRange, type ReportFilters } from './report-filters.ts';
import { type Period } from './ranges.ts';
import { texts } from './texts.ts';

const options = Object.entries(texts.periods).map(([value, label]) => ({ value, label }));

type DayFieldProps = { label: string; day: string; error: string | undefined; onDay: (day: string) => void };

function DayField({ label, day, error, onDay }: DayFieldProps) {
  const { value, setValue, request } = useFilterField(day, onDay);
  return (
    <Field label={label} error={error} className="min-w-0 flex-1 basis-36 sm:max-w-48">
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

type RangePickerProps = {
  filters: ReportFilters;
  faults: Record<string, string>;
  onFilters: SetFilters<ReportFilters>;
};

/** Chooses the days of a report; the server's faults of a range stand at its fields. */
export function RangePicker({ filters, faults, onFilters }: RangePickerProps) {
  const range = askedRange(filters);
  const choose = (period: Period) =>
    onFilters({ period, ...(period === 'chosen' ? range : { from: '', to: '' }) });
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SelectField
        label={texts.period}
        value={filters.period}
        className="w-full sm:w-48"
        onValue={(period) => choose(period as Period)}
      >
        <Options options={options} />
      </SelectField>
      {filters.period === 'chosen' && (
        <>
          <DayField
            label={texts.from}
            day={range.from}
            error={faults.from}
            onDay={(from) => onFilters({ from, to: range.to })}
          />
          <DayField
            label={texts.to}
            day={range.to}
            error={faults.to}
            onDay={(to) => onFilters({ to, from: range.from })}
          />
        </>
      )}
    </div>
  );
}
