import { findColorName } from './colors';
import { renamedVariant, type Rename } from './former-names';
import type { Color } from './product';
import { normalizeSize } from './sizes';

type Item = { size: string | null; color: string | null };

const isSame = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** Returns the most specific stock item that fits a size and colour. */
export function findStockItem<T extends Item>(items: readonly T[], { size, color }: Item): T | undefined {
  const choices: Item[] = [
    { size, color },
    { size, color: null },
    { size: null, color },
    { size: null, color: null },
  ];
  for (const choice of choices) {
    const found = items.find((item) => isSame(item.size, choice.size) && isSame(item.color, choice.color));
    if (found) return found;
  }
  return undefined;
}

type Choice = { size?: string | null; color?: string | null };
type Offer = {
  sizes: readonly string[];
  colors: readonly Color[] | null;
  items: readonly { color: string | null }[];
  /** A name that a colour or size had before still chooses it. */
  formerNames?: readonly Rename[];
};
type Variant = { size: string | null; color: string | null };
type VariantFault = { fault: 'size' | 'color' };

const NOT_OFFERED = Symbol('not offered');

// Product cards send a default size ('M') even for products without sizes, which ignore it.
function resolveSize(size: string | null | undefined, offered: readonly string[]) {
  if (offered.length === 0) return null;
  const wanted = normalizeSize(size ?? '');
  return offered.includes(wanted) ? wanted : NOT_OFFERED;
}

// A colour is optional when there is only one, or when stock is not counted by colour.
function defaultColor({ colors, items }: Offer) {
  if (colors === null) return null;
  if (colors.length === 1) return colors[0]?.name ?? null;
  return items.some((item) => item.color !== null) ? NOT_OFFERED : null;
}

function resolveColor(color: string | null | undefined, offer: Offer) {
  if (offer.colors?.length === 0) return null;
  const wanted = (color ?? '').trim();
  return wanted ? (findColorName(wanted, offer.colors) ?? NOT_OFFERED) : defaultColor(offer);
}

/** Resolves the size and colour of an order line to the product's own spelling. */
export function resolveVariant(asked: Choice, offer: Offer): Variant | VariantFault {
  const choice = renamedVariant(asked, offer.formerNames);
  const size = resolveSize(choice.size, offer.sizes);
  if (size === NOT_OFFERED) return { fault: 'size' };
  const color = resolveColor(choice.color, offer);
  return color === NOT_OFFERED
    ? { fault: 'color' }
    : { size: size as string | null, color: color as string | null };
}
