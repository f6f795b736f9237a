import type { EditedLine } from '../edit/edited-lines';
import type { EditedTotals } from '../edit/edited-totals';
import type { LineRecord, OrderRecord } from '../order-view';
import { withCouponShares } from '../place/coupon-lines';
import { exchangeMoney, type ExchangeMoney } from './exchange-money';

type Target = Pick<LineRecord, 'stockItemId' | 'size' | 'color' | 'image'> &
  Partial<Pick<LineRecord, 'productId' | 'title'>>;

/** Units of a line that become another variant, or those of another product. */
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
  couponTerms: OrderRecord['couponTerms'];
  /** Position of the line that holds the new units. */
  position: number;
};

function exchangedLine(line: LineRecord, { units, target, unitPrice }: LineExchange): EditedLine {
  const isWhole = units === line.quantity;
  return {
    ...line,
    ...target,
    unitPrice,
    quantity: units,
    unitsHeld: units,
    unitsReturned: 0,
    id: isWhole ? line.id : null,
  };
}

/** Returns the line without the units that were exchanged. */
const restOf = (line: LineRecord, units: number): LineRecord => ({
  ...line,
  quantity: line.quantity - units,
  unitsHeld: line.unitsHeld - units,
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

/** Gives another product the line's part in the coupon of the purchase, unless the order has decided about it. */
function couponAfter({ couponTerms: terms }: OrderRecord, line: LineRecord, { productId }: Target) {
  const isEligible = terms?.products?.[line.productId];
  if (!terms || productId === undefined || isEligible === undefined) return terms;
  return { ...terms, products: { [productId]: isEligible, ...terms.products } };
}

type Split = Pick<ExchangedOrder, 'lines' | 'couponTerms' | 'position'> & { line: LineRecord };

function split(order: OrderRecord, exchange: LineExchange): Split {
  const at = order.lines.findIndex(({ id }) => id === exchange.lineId);
  const line = order.lines[at];
  if (!line) throw new Error('an exchange names a line that its order does not have');
  const after = exchangedLine(line, exchange);
  const lines: EditedLine[] =
    after.id === null
      ? [...order.lines.with(at, restOf(line, exchange.units)), after]
      : order.lines.map((one) => (one === line ? { ...after, id: line.id } : one));
  const position = after.id === null ? lines.length - 1 : at;
  const couponTerms = couponAfter(order, line, exchange.target);
  return { lines: withCouponShares(couponTerms, lines), line, position, couponTerms };
}

/** Returns the lines at the price of the purchase: what their coupon rounds otherwise than the order is no difference. */
const unchanged = (order: OrderRecord, exchange: LineExchange, { line }: Split): EditedLine[] =>
  split(order, { ...exchange, unitPrice: line.unitPrice, target: line }).lines;

const couponOf = (line: EditedLine): number => line.couponDiscount;

/** Plans an order after an exchange: a whole line changes its variant, a part of one becomes a line of its own at the end. */
export function exchangedOrder(order: OrderRecord, exchange: LineExchange): ExchangedOrder {
  const parts = split(order, exchange);
  const { position, couponTerms } = parts;
  const rounding = order.couponDiscount - sum(unchanged(order, exchange, parts), couponOf);
  const lines = parts.lines.map((line, at) => {
    if (at !== position || rounding === 0) return line;
    const most = line.unitPrice * line.quantity;
    return { ...line, couponDiscount: Math.min(most, Math.max(0, line.couponDiscount + rounding)) };
  });
  return { lines, totals: totalsAfter(order, lines, exchange.difference), couponTerms, position };
}

type Wanted = Pick<LineExchange, 'lineId' | 'units' | 'unitPrice'> & Pick<Target, 'productId'>;

/** Returns what was paid for units of a line, and exactly what their exchange changes the order's total by. */
export function exchangeTerms(order: OrderRecord, { productId, ...wanted }: Wanted): ExchangeMoney {
  const target = { stockItemId: null, size: null, color: null, image: '', ...(productId && { productId }) };
  const exchange = { ...wanted, target, difference: 0 };
  const parts = split(order, exchange);
  const prices = { before: unchanged(order, exchange, parts), after: parts.lines };
  const { paid, difference } = exchangeMoney(order, parts.line, wanted.units, prices);
  const { totals } = exchangedOrder(order, { ...exchange, difference });
  return { paid, difference: totals.total - order.total };
}
