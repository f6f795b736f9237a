import { DEFAULT_COLORS, normaliseSize, type Color } from '@shop/contract';

type Choice = { size?: string | null; color?: string | null };
type Offer = {
  sizes: readonly string[];
  colors: readonly Color[] | null;
  items: readonly { color: string | null }[];
};
export type Chosen = { size: string | null; color: string | null };
/** Which part of the choice the product does not offer. */
export type ChoiceFault = { fault: 'size' | 'color' };

const NOT_OFFERED = Symbol('not offered');

// A product without sizes takes whatever a card sent for it ('M') as no choice at all.
function chosenSize(size: string | null | undefined, offered: readonly string[]) {
  if (offered.length === 0) return null;
  const wanted = normaliseSize(size ?? '');
  return offered.includes(wanted) ? wanted : NOT_OFFERED;
}

const spelled = (wanted: string, colors: readonly Color[]) =>
  colors.find(({ name }) => name.toLowerCase() === wanted)?.name ?? NOT_OFFERED;

// Not choosing is fine where there is one colour, or where stock is not kept by colour.
function withoutColor({ colors, items }: Offer) {
  if (colors === null) return null;
  if (colors.length === 1) return colors[0]?.name ?? null;
  return items.some((item) => item.color !== null) ? NOT_OFFERED : null;
}

function chosenColor(color: string | null | undefined, offer: Offer) {
  if (offer.colors?.length === 0) return null;
  const wanted = (color ?? '').trim().toLowerCase();
  return wanted ? spelled(wanted, offer.colors ?? DEFAULT_COLORS) : withoutColor(offer);
}

/** The size and colour of a line as the product offers them. */
export function chosenVariant(choice: Choice, offer: Offer): Chosen | ChoiceFault {
  const size = chosenSize(choice.size, offer.sizes);
  if (size === NOT_OFFERED) return { fault: 'size' };
  const color = chosenColor(choice.color, offer);
  return color === NOT_OFFERED
    ? { fault: 'color' }
    : { size: size as string | null, color: color as string | null };
}
