import { unitsOf, type LostUnits } from '@shop/contract';
import type { ExistingItem, StockPlan } from './stock-plan';

type Variant = Pick<ExistingItem, 'size' | 'color'>;

// Stock that begins or ceases to be counted by size or colour goes over into items that are wider or narrower.
const covers = (one: Variant, other: Variant): boolean =>
  (['size', 'color'] as const).every(
    (part) => one[part] === null || other[part] === null || one[part] === other[part],
  );

/** Returns the units that a plan takes out of stock with their size or colour. */
export function lostUnits(existing: readonly ExistingItem[], { remove, create }: StockPlan): LostUnits {
  const removed = existing.filter(({ id, quantity }) => remove.includes(id) && quantity > 0);
  const divided = removed.filter((item) => create.some((one) => covers(one, item)));
  const gone = removed.filter((item) => !divided.includes(item));
  const replaced = create.filter((one) => divided.some((item) => covers(one, item)));
  const missing = Math.max(0, unitsOf(divided) - unitsOf(replaced));
  const lost = missing > 0 ? removed : gone;
  const variants = lost.map(({ size, color, quantity: units }) => ({ size, color, units }));
  return { units: unitsOf(gone) + missing, variants };
}
