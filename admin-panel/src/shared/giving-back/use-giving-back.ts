import { type AdminOrder, isHandedOver, type MoneyMethod, type ReturnedUnits } from '@shop/contract';
import { useState } from 'react';
import { usePayment } from '../payment-fields.tsx';

export type UnitsFate = 'all' | 'some' | 'none' | 'later';
export type HeldItem = Pick<AdminOrder['items'][number], 'lineId' | 'unitsHeld' | 'title' | 'size' | 'color'>;
type Start = {
  items: readonly HeldItem[];
  fate?: UnitsFate;
  /** Money to return; without it nothing is asked about money. 'later' preselects a promise. An amount below `whole`
   * is a rebate, after which the goods usually stay sold. */
  money?: { amount: number; method: MoneyMethod; when: 'now' | 'later'; whole?: number } | null;
};

/** Units of a cancelled order that never left the shop return; of others staff say when they have them back. */
export const usualFate = (order: AdminOrder, status: string): UnitsFate =>
  status === 'cancelled' && !isHandedOver(order) ? 'all' : 'later';

function useMoney(money: NonNullable<Start['money']> | null) {
  const [chosen, setWhen] = useState<'now' | 'later' | null>(null);
  const {
    amount,
    method,
    when: usual,
  } = money ?? { amount: 0, method: 'cash' as const, when: 'now' as const };
  const { form: payments, payment, reset } = usePayment({ amount, method });
  const when = chosen ?? usual;
  const refund = money && (when === 'later' ? ('later' as const) : payment);
  const resetMoney = () => {
    setWhen(null);
    reset();
  };
  return { money, when, setWhen, payments, payment, refund, resetMoney };
}

function useUnits(items: readonly HeldItem[], usual: UnitsFate) {
  const [chosenFate, setFate] = useState<UnitsFate | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const held = items.filter(({ unitsHeld }) => unitsHeld > 0);
  const fate = chosenFate ?? usual;
  const named = held.map(({ lineId }) => ({ lineId, quantity: chosen[lineId] ?? 0 }));
  const returnedUnits = named.filter(({ quantity }) => quantity > 0);
  const answers: Record<UnitsFate, ReturnedUnits> = {
    later: {},
    all: { restock: true },
    none: { restock: false },
    some: returnedUnits.length > 0 ? { returnedUnits } : {},
  };
  const count = held.reduce((sum, { unitsHeld }) => sum + unitsHeld, 0);
  const resetUnits = () => {
    setFate(null);
    setChosen({});
  };
  const units = held.length > 0 ? answers[fate] : {};
  return { held, count, fate, setFate, chosen, setChosen, units, resetUnits };
}

/** Holds the answers of the form that gives units and money of an order back; `reset` begins it again. */
export function useGivingBack({ items, fate = 'later', money = null }: Start) {
  const { resetMoney, ...refund } = useMoney(money);
  const isRebate = money?.whole !== undefined && refund.payment.amount < money.whole;
  const { resetUnits, ...units } = useUnits(items, isRebate ? 'none' : fate);
  const reset = () => {
    resetUnits();
    resetMoney();
  };
  return { ...units, ...refund, reset };
}
export type GivingBack = ReturnType<typeof useGivingBack>;
