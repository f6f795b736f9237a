import { type AdminOrder, businessDay } from '@shop/contract';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

type OrderDayFieldProps = { label: string; order: AdminOrder; day: string; onDay: (day: string) => void };

/** Asks for a day between the purchase and today. */
export const OrderDayField = ({ label, order, day, onDay }: OrderDayFieldProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="date"
        required
        min={businessDay(new Date(order.createdAt))}
        max={businessDay(new Date())}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
    )}
  </Field>
);
