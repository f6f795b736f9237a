import { type AdminOrder, isHandedOver, type MoneyMethod, type ReturnedUnits, unitsOf } from '@shop/contract';
import { useState } from 'react';
import { usePaymentFields } from '../payment-fields.tsx';

export type UnitsFate = 'all' | 'some' | 'none' | 'later';
export type HeldItem = Pick<AdminOrder['items'][number], 'lineId' | 'unitsHeld' | 'title' | 'size' | 'color'>;
type Start = {
  items: readonly HeldItem[];
  fate?: UnitsFate;
  /** Money that may go back; 'later' starts with a promise. Without it nothing is asked about money. */
  money?: { amount: number; method: MoneyMethod; when: 'now' | 'later' } | null;
};

/** Units of a cancelled order that never left the shop return; of others staff say when they have them back. */
export const usualFate = (order: AdminOrder, status: string): UnitsFate =>
  status === 'cancelled' && !isHandedOver(order) ? 'all' : 'later';

/** Holds the answers of the form that gives units and money of an order back. */
export function useGivingBack({ items, fate: usual = 'later', money = null }: Start) {
  const [chosenFate, setFate] = useState<UnitsFate | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [chosenWhen, setWhen] = useState<'now' | 'later' | null>(null);
  const { payment, ...fields } = usePaymentFields({
    amount: money?.amount ?? 0,
    method: money?.method ?? 'cash',
  });
  const held = items.filter(({ unitsHeld }) => unitsHeld > 0);
  const fate = chosenFate ?? usual;
  const when = chosenWhen ?? money?.when ?? 'now';
  const named = held.map(({ lineId }) => ({ lineId, quantity: chosen[lineId] ?? 0 }));
  const returnedUnits = named.filter(({ quantity }) => quantity > 0);
  const answers: Record<UnitsFate, ReturnedUnits> = {
    ...{ later: {}, all: { restock: true }, none: { restock: false } },
    some: returnedUnits.length > 0 ? { returnedUnits } : {},
  };
  return {
    ...{ held, fate, setFate, chosen, setChosen, money, when, setWhen, fields, payment },
    count: unitsOf(held.map(({ lineId, unitsHeld }) => ({ lineId, quantity: unitsHeld }))),
    units: held.length > 0 ? answers[fate] : {},
    refund: money && (when === 'later' ? ('later' as const) : payment),
  };
}
export type GivingBack = ReturnType<typeof useGivingBack>;
