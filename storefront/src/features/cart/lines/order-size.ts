import { MAX_UNITS_PER_LINE, MAX_UNITS_PER_ORDER } from '@shop/contract';
import { unitCount, type CartLine } from './cart-lines.ts';

/** True for more units of one product than an order may carry; the cart itself may hold them. */
export const isLineTooLarge = ({ quantity }: Pick<CartLine, 'quantity'>): boolean =>
  quantity > MAX_UNITS_PER_LINE;

/** True for a cart that the shop would refuse as an order: too many units of one product, or in all. */
export const isOrderTooLarge = (lines: readonly CartLine[]): boolean =>
  lines.some(isLineTooLarge) || unitCount(lines) > MAX_UNITS_PER_ORDER;
