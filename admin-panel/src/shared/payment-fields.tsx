import { type MoneyMethod, offeredWays, type PaymentWays } from '@shop/contract';
import { serverToday } from '@shop/web-kit/api';
import { useState } from 'react';
import { type FieldForm, type Fields, typedForm } from './resource/fields.tsx';

export type TypedPayment = { amount: number | null; method: MoneyMethod; day: string; note: string };

type PaymentLimits = {
  ways: PaymentWays;
  /** The way that the order has, which is offered even where it is off. */
  own?: string | undefined;
  firstDay?: string | undefined;
  /** A provider returns the money, now and as it came. */
  isOnline?: boolean | undefined;
};

/** Describes the amount, method, day and note of a payment. */
export const paymentFields = ({
  ways,
  own,
  firstDay,
  isOnline = false,
}: PaymentLimits): Fields<TypedPayment> => ({
  amount: { kind: 'pesos', label: 'Importe ($)' },
  method: {
    kind: 'choice',
    label: 'Cómo',
    options: Object.fromEntries(offeredWays(ways, own).map(({ key, name }) => [key, name])),
    when: () => !isOnline,
  },
  day: { kind: 'past-day', label: 'Fecha', required: true, min: firstDay, when: () => !isOnline },
  note: { label: 'Nota', optional: true, maxLength: isOnline ? 200 : 300 },
});

type UsualPayment = Pick<TypedPayment, 'amount' | 'method'>;

/** Returns what an order says about a payment of today. */
export const usualPayment = ({ amount, method }: UsualPayment): TypedPayment => ({
  amount,
  method,
  day: serverToday(),
  note: '',
});

/** Returns a payment as the server takes it: an empty amount is none. */
export const paymentOf = (typed: TypedPayment) => ({ ...typed, amount: typed.amount ?? 0 });

/** Holds a payment that follows what the order says until something else is typed. */
export function usePayment(usual: UsualPayment) {
  const [changes, setChanges] = useState<Partial<TypedPayment>>({});
  const values = { ...usualPayment(usual), ...changes };
  const form: FieldForm<TypedPayment> = {
    ...typedForm(values, (part) => setChanges((before) => ({ ...before, ...part }))),
    faultOf: () => undefined,
  };
  /** Forgets a typed amount: that of the order counts again. */
  const follow = () => setChanges(({ amount: _amount, ...others }) => others);
  return { form, payment: paymentOf(values), reset: () => setChanges({}), follow };
}
