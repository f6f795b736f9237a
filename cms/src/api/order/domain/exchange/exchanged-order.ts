import type { EditedLine } from '../edit/edited-lines';
import type { EditedTotals } from '../edit/edited-totals';
import type { LineRecord, OrderRecord } from '../order-view';
import { couponShare, couponShareAt, exchangeMoney, type ExchangeMoney } from './exchange-money';

type Target = Pick<LineRecord, 'stockItemId' | 'size' | 'color' | 'image'>;

/** Units of a line that become another variant of the same product. */
export type LineExchange = {
  lineId: number;
  units: number;
  target: Target;
  unitPrice: number;
  /** Pesos that the order's total changes by, as its buyer was told. */
  difference: number;
};

export type ExchangedOrder = {
  lines: EditedLine[];
  totals: EditedTotals;
  /** Position of the line that holds the new units. */
  position: number;
};

function exchangedLine(line: LineRecord, { units, target, unitPrice }: LineExchange): EditedLine {
  const couponDiscount = couponShareAt(line, units, unitPrice);
  const isWhole = units === line.quantity;
  return {
    ...{ ...line, ...target, unitPrice, couponDiscount, quantity: units },
    ...{ unitsHeld: units, id: isWhole ? line.id : null },
  };
}

/** Returns the line without the units that were exchanged. */
const restOf = (line: LineRecord, units: number): LineRecord => ({
  ...line,
  quantity: line.quantity - units,
  unitsHeld: line.unitsHeld - units,
  couponDiscount: line.couponDiscount - couponShare(line, units),
});

const sum = (lines: readonly EditedLine[], amountOf: (line: EditedLine) => number): number =>
  lines.reduce((total, line) => total + amountOf(line), 0);

// The discount for the way of payment takes the rounding: total and lines fit to the peso.
function totalsAfter(order: OrderRecord, lines: readonly EditedLine[], difference: number): EditedTotals {
  const { shippingCost, cashFee } = order;
  const subtotal = sum(lines, ({ unitPrice, quantity }) => unitPrice * quantity);
  const couponDiscount = sum(lines, (line) => line.couponDiscount);
  const agreedDiscount = Math.min(order.agreedDiscount, subtotal - couponDiscount);
  const undiscounted = subtotal - couponDiscount - agreedDiscount + shippingCost + cashFee;
  const paymentDiscount = Math.max(0, undiscounted - order.total - difference);
  const total = undiscounted - paymentDiscount;
  return { subtotal, couponDiscount, paymentDiscount, agreedDiscount, shippingCost, cashFee, total };
}

/** Plans an order after an exchange: a whole line changes its variant, a part of one becomes a line of its own at the end. */
export function exchangedOrder(order: OrderRecord, exchange: LineExchange): ExchangedOrder {
  const at = order.lines.findIndex(({ id }) => id === exchange.lineId);
  const line = order.lines[at];
  if (!line) throw new Error('an exchange names a line that its order does not have');
  const after = exchangedLine(line, exchange);
  const lines: EditedLine[] =
    after.id === null
      ? [...order.lines.with(at, restOf(line, exchange.units)), after]
      : order.lines.map((one) => (one === line ? { ...after, id: line.id } : one));
  const position = after.id === null ? lines.length - 1 : at;
  return { lines, totals: totalsAfter(order, lines, exchange.difference), position };
}

type Wanted = Pick<LineExchange, 'lineId' | 'units' | 'unitPrice'>;

/** Returns what was paid for units of a line, and exactly what their exchange changes the order's total by. */
export function exchangeTerms(order: OrderRecord, { lineId, units, unitPrice }: Wanted): ExchangeMoney {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw new Error('an exchange names a line that its order does not have');
  const { paid, difference } = exchangeMoney(order, line, units, unitPrice);
  const { totals } = exchangedOrder(order, { lineId, units, unitPrice, difference, target: line });
  return { paid, difference: totals.total - order.total };
}
