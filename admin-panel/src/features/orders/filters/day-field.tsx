import { businessDay } from '@shop/contract';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useFollowedField } from '#shared/list-filters/use-filter-field.ts';
import { texts } from '../texts.ts';

// While a year is typed it is the year 2, 20 and 202 first.
const isWhole = (day: string) => day === '' || day >= '2000';

/** The day whose orders are shown: at once when it is picked, once its year is whole when it is typed. */
export function DayField({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { typed, setTyped, ask } = useFollowedField(day, onDay);
  return (
    <Field label={texts.filters.date} hideLabel>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={typed}
          max={businessDay(new Date())}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isWhole(target.value)) ask(target.value);
          }}
        />
      )}
    </Field>
  );
}
