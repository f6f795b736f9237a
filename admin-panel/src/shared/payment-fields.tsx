import { businessDay, MONEY_METHODS, type MoneyMethod, moneyMethodLabel } from '@shop/contract';
import { useState } from 'react';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field, SelectField } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PastDayField } from '#ui/form/past-day-field.tsx';

const methods = MONEY_METHODS.map((value) => ({ value, label: moneyMethodLabel(value) }));

type Typed = { amount: string; method: MoneyMethod; day: string; note: string };

/** Holds the fields of a payment: what the order says and today's day, until something else is typed. */
export function usePaymentFields(initial: { amount: number; method: MoneyMethod }) {
  const [changes, setChanges] = useState<Partial<Typed>>({});
  const typed: Typed = {
    amount: groupedDigits(String(initial.amount)),
    method: initial.method,
    day: businessDay(new Date()),
    note: '',
    ...changes,
  };
  return {
    typed,
    change: (part: Partial<Typed>) => setChanges((before) => ({ ...before, ...part })),
    reset: () => setChanges({}),
    payment: { ...typed, amount: numberFromDigits(typed.amount) },
  };
}

type PaymentFieldsProps = Pick<ReturnType<typeof usePaymentFields>, 'typed' | 'change'> & {
  texts: Record<keyof Typed, string>;
  firstDay?: string;
  /** A provider returns the money, now and as it came. */
  isOnline?: boolean;
};

/** Asks for the amount, method, day and note of a payment. */
export const PaymentFields = ({ typed, change, texts, firstDay, isOnline = false }: PaymentFieldsProps) => (
  <>
    <Field label={texts.amount}>
      {(control) => (
        <DigitsInput
          {...control}
          value={typed.amount}
          format={groupedDigits}
          onValue={(amount) => change({ amount })}
        />
      )}
    </Field>
    {!isOnline && (
      <>
        <SelectField
          label={texts.method}
          value={typed.method}
          onValue={(method) => change({ method: method as MoneyMethod })}
          options={methods}
        />
        <PastDayField
          label={texts.day}
          required
          min={firstDay}
          day={typed.day}
          onDay={(day) => change({ day })}
        />
      </>
    )}
    <TextField
      label={texts.note}
      optional
      maxLength={isOnline ? 200 : 300}
      value={typed.note}
      onValue={(note) => change({ note })}
    />
  </>
);
