import { type ComponentProps } from 'react';
import { PastDayField } from '#ui/form/past-day-field.tsx';
import { useFilterField } from './use-filter-field.ts';

type DayFilterProps = Omit<ComponentProps<typeof PastDayField>, 'min' | 'required'> & {
  /** Lets an emptied field remove the filter; otherwise the former day stays. */
  canBeEmpty?: boolean;
};

/** Filters by a day, which is requested once its year is complete. */
export function DayFilter({ day, onDay, canBeEmpty = false, ...field }: DayFilterProps) {
  const { value, setValue, request } = useFilterField(day, onDay);
  return (
    <PastDayField
      {...field}
      day={value}
      onDay={(typed) => {
        setValue(typed);
        // While a year is typed, its value is 2, 20 and 202 first.
        if (typed >= '2000' || (canBeEmpty && typed === '')) request(typed);
      }}
    />
  );
}
