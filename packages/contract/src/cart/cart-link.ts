import { MAX_LINES_PER_ORDER, MAX_UNITS_PER_LINE } from '../limits';

export const CART_LINK_PATH = '/carrito';

export type LinkedLine = { id: string; quantity: number };

const LINE = /^([a-z0-9]{24}):([1-9]\d?)$/;

/** Returns the path of a link that fills a cart. */
export const cartLinkPath = (lines: readonly LinkedLine[]): string =>
  `${CART_LINK_PATH}?i=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;

/** Parses the lines of a cart link; a malformed link is an empty cart, since half of one is not what was sent. */
export function parseCartLink(text: string): LinkedLine[] {
  const parts = text.split(',').map((part) => LINE.exec(part));
  if (parts.length > MAX_LINES_PER_ORDER || parts.includes(null)) return [];
  const units = new Map<string, number>();
  for (const part of parts) {
    const [, id = '', quantity = ''] = part ?? [];
    units.set(id, Math.min((units.get(id) ?? 0) + Number(quantity), MAX_UNITS_PER_LINE));
  }
  return [...units].map(([id, quantity]) => ({ id, quantity }));
}
