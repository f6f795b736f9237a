import { type SharedCart } from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';
import { lineKey } from '../lines/cart-lines.ts';
import { createCartLine } from '../lines/product-line.ts';

/** Adds the lines of a cart link to a cart; opening the link again changes nothing more. */
export function mergeShared(lines: readonly CartLine[], shared: SharedCart['lines']): readonly CartLine[] {
  const added = shared.map(({ product, size, color, quantity }) =>
    createCartLine(product, { size: size ?? '', ...(color && { color }) }, quantity),
  );
  const keys = new Set(added.map(lineKey));
  return [...lines.filter((line) => !keys.has(lineKey(line))), ...added];
}
