import { type AdminOrder, isHandedOver, type MoneyMethod } from '@shop/contract';
import { useState } from 'react';
import { usePayment } from '../payment-fields.tsx';
import {
  allUnits,
  type Choice,
  type ChosenUnits,
  countOf,
  type HeldItem,
  isAll,
  type UnitsFate,
  unitsAnswer,
  worthOf,
} from './chosen-units.ts';

type Money = { amount: number | null; method: MoneyMethod; when: 'now' | 'later' };
type Start = {
  items: readonly HeldItem[];
  fate?: UnitsFate;
  /** Money to return; without it nothing is asked about money. 'later' preselects a promise. */
  money?: Money | null;
};

/** Units of a cancelled order that never left the shop return; of others staff say when they have them back. */
export const usualFate = (order: AdminOrder, status: string): UnitsFate =>
  status === 'cancelled' && !isHandedOver(order) ? 'all' : 'later';

function useMoney(money: Money | null) {
  const [chosen, setWhen] = useState<'now' | 'later' | null>(null);
  const usual = money ?? { amount: 0, method: 'cash' as const, when: 'now' as const };
  const { form: payments, payment, reset, follow } = usePayment(usual);
  const when = chosen ?? usual.when;
  const refund = money && (when === 'later' ? ('later' as const) : payment);
  const resetMoney = () => {
    setWhen(null);
    reset();
  };
  return { money, when, setWhen, payments, payment, refund, resetMoney, follow };
}

/** Holds which units of each line are chosen, and what becomes of them; `first` are chosen until others are. */
function useUnits(items: readonly HeldItem[], first: (held: readonly HeldItem[]) => ChosenUnits) {
  const [chosenFate, setFate] = useState<UnitsFate | null>(null);
  const [typed, setChosen] = useState<ChosenUnits | null>(null);
  const held = items.filter(({ unitsHeld }) => unitsHeld > 0);
  const choice: Choice = { held, chosen: typed ?? first(held) };
  const resetUnits = () => {
    setFate(null);
    setChosen(null);
  };
  return { choice, isTouched: typed !== null, setChosen, chosenFate, setFate, resetUnits };
}

/** Holds the answers of the form that gives units and money of an order back; `reset` begins it again. */
export function useGivingBack({ items, fate: usual = 'later', money = null }: Start) {
  const { choice, chosenFate, setFate, setChosen, resetUnits } = useUnits(items, () => ({}));
  const { resetMoney, follow: _follow, ...refund } = useMoney(money);
  const fate = chosenFate ?? usual;
  const reset = () => {
    resetUnits();
    resetMoney();
  };
  const count = countOf({ ...choice, chosen: allUnits(choice.held) });
  const units = unitsAnswer(choice, fate);
  return { ...refund, ...choice, isTicked: false, count, fate, setFate, setChosen, units, reset };
}
export type GivingBack = ReturnType<typeof useGivingBack>;

type Refund = {
  items: readonly HeldItem[];
  /** The money that the order owes back, or all that may go back. */
  amount: number;
  /** The most that may go back. */
  most: number;
  method: MoneyMethod;
  /** The fate of units that staff ticked themselves. */
  tickedFate: UnitsFate;
};

/**
 * Holds the form of a refund: staff tick what the client gives back, and the amount follows until they type another one.
 * Less than the goods are worth is a rebate, after which they usually stay sold.
 */
export function useRefund({ items, amount: owed, most, method, tickedFate }: Refund): GivingBack {
  const first = (held: readonly HeldItem[]) => (owed === most ? allUnits(held) : {});
  const { choice, isTouched, chosenFate, setFate, setChosen, resetUnits } = useUnits(items, first);
  const count = countOf(choice);
  const worth = worthOf(choice, { owed, most });
  const { resetMoney, follow, ...refund } = useMoney({ amount: worth || null, method, when: 'now' });
  const isRebate = count === 0 || refund.payment.amount < worth;
  const fate = chosenFate ?? (isRebate ? 'none' : isTouched ? tickedFate : 'later');
  return {
    ...refund,
    ...choice,
    isTicked: true,
    count,
    fate,
    setFate,
    setChosen(next) {
      setChosen(next);
      follow();
    },
    units: unitsAnswer(choice, fate === 'all' && !isAll(choice) ? 'some' : fate),
    reset() {
      resetUnits();
      resetMoney();
    },
  };
}
