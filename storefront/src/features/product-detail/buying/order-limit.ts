import { MAX_UNITS_PER_LINE } from '@shop/contract';
import { listTexts as texts } from '../list-texts.ts';

/** Units of a size and color: in stock, in the cart, and those that may still be added. */
export type Units = { left: number; inCart: number; room: number };

export const countUnits = (left: number, inCart: number): Units => ({
  left,
  inCart,
  room: Math.max(0, Math.min(left, MAX_UNITS_PER_LINE) - inCart),
});

/** Returns why no more units can be added: the stock or the limit of an order, and what the cart holds. */
export const limitText = ({ left, inCart }: Units): string =>
  (inCart > 0 ? `${texts.inCart(inCart)} ` : '') +
  (left > MAX_UNITS_PER_LINE ? texts.perOrder(MAX_UNITS_PER_LINE) : texts.limit(left));
