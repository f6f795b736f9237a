import { effectiveDiscount, finalPrice } from '@shop/contract';

/** Price and sale state of a product at one moment. */
export type Asked = { price: number; discount: number; active: boolean };

/** A change that the audit log or a price change by percent tells of. */
export type KnownChange = {
  at: number;
  before: Partial<Asked>;
  after: Partial<Asked>;
  /** True for a change that may not have taken place: it counts only if its price is the one asked next. */
  isUncertain?: boolean;
};

export type BelievedPrice = {
  price: number;
  discount: number;
  final_price: number;
  active: 0 | 1;
  at: number;
};

const asRow = ({ price, discount, active }: Asked, at: number): BelievedPrice => ({
  price,
  discount: effectiveDiscount(discount),
  final_price: finalPrice({ price, discount }),
  active: active ? 1 : 0,
  at,
});

const isSame = (a: BelievedPrice, b: BelievedPrice | undefined): boolean =>
  a.price === b?.price && a.final_price === b.final_price && a.active === b.active;

/**
 * Returns what a product was asked for, as known changes tell backwards from its present state; what nothing contradicts
 * is believed since its creation.
 */
export function believedHistory(
  now: Asked & { createdAt: number },
  changes: readonly KnownChange[],
): BelievedPrice[] {
  const { createdAt, ...present } = now;
  let state: Asked = present;
  const rows: BelievedPrice[] = [];
  for (const { at, before, after, isUncertain } of [...changes].sort((a, b) => b.at - a.at)) {
    if (isUncertain && state.price !== after.price) continue;
    state = { ...state, ...after };
    rows.unshift(asRow(state, Math.max(at, createdAt)));
    state = { ...state, ...before };
  }
  rows.unshift(asRow(state, createdAt));
  return rows.filter((row, index) => !isSame(row, rows[index - 1]));
}
