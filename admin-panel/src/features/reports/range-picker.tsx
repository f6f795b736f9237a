import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { SelectField } from '#ui/form/field.tsx';
import { askedRange, type ReportFilters } from './report-filters.ts';
import { type Period } from './ranges.ts';
import { texts } from './texts.ts';

const options = Object.entries(texts.periods).map(([value, label]) => ({ value, label }));

const dayStyles = 'min-w-0 flex-1 basis-36 sm:max-w-48';

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
        options={options}
      />
      {filters.period === 'chosen' && (
        <>
          <DayFilter
            label={texts.from}
            className={dayStyles}
            day={range.from}
            error={faults.from}
            onDay={(from) => onFilters({ from, to: range.to })}
          />
          <DayFilter
            label={texts.to}
            className={dayStyles}
            day={range.to}
            error={faults.to}
            onDay={(to) => onFilters({ to, from: range.from })}
          />
        </>
      )}
    </div>
  );
}
