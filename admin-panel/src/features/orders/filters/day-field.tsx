import { businessDay } from '@shop/contract';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useFilterField } from '#shared/list-filters/use-filter-field.ts';
import { texts } from '../texts.ts';

// While a year is typed, its value is 2, 20 and 202 first.
const isComplete = (day: string) => day === '' || day >= '2000';

type DayFieldProps = { day: string; hideLabel: boolean; onDay: (day: string) => void };

export function DayField({ day, hideLabel, onDay }: DayFieldProps) {
  const { value, setValue, request } = useFilterField(day, onDay);
  return (
    <Field label={texts.filters.date} hideLabel={hideLabel}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          max={businessDay(new Date())}
          onChange={({ target }) => {
            setValue(target.value);
            if (isComplete(target.value)) request(target.value);
          }}
        />
      )}
    </Field>
  );
}
