import { serverToday } from '@shop/web-kit/api';
import { type ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type PastDayFieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'optional' | 'id'> &
  Pick<ComponentProps<'input'>, 'min' | 'required'> & { day: string; onDay: (day: string) => void };

/** Asks for a day that is not after today. */
export const PastDayField = ({ day, onDay, min, required, ...field }: PastDayFieldProps) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        type="date"
        required={required}
        min={min}
        max={serverToday()}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
    )}
  </Field>
);
