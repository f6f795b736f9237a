/** States of an exchange; the last four are final. */
export const EXCHANGE_STATES = [
  ...(['new', 'approved', 'goods_received'] as const),
  ...(['handed_over', 'rejected', 'expired', 'cancelled'] as const),
] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** States in which a unit waits in the shop for the old one. */
export const HOLDING_STATES = ['new', 'approved'] as const satisfies readonly ExchangeState[];

/** Narrows a stored state for display; an unknown one becomes `new`. */
export const knownExchangeState = (state: string): ExchangeState =>
  (EXCHANGE_STATES as readonly string[]).includes(state) ? (state as ExchangeState) : 'new';

/** Tells whether the shop or the buyer still has something to do. */
export const isOpenExchange = (state: string): boolean =>
  state === 'new' || state === 'approved' || state === 'goods_received';

type Variant = { size: string | null; color: string | null };

/** Names a variant: 'M · Negro'; '' for a product without sizes and colours. */
export const variantName = ({ size, color }: Variant): string => [size, color].filter(Boolean).join(' · ');

/** Names a garment with its variant: 'Corpiño: M'. */
export const garmentName = (title: string, variant: Variant): string =>
  [title, variantName(variant)].filter(Boolean).join(': ');

type Change = { quantity: number; title: string; from: Variant; to: Variant; toTitle?: string | undefined };
/** Names what is exchanged: '1 × Corpiño: M → L', or '1 × Corpiño: M → Body: L'. */
export const exchangedText = ({ quantity, title, from, to, toTitle = '' }: Change): string =>
  `${quantity} × ${garmentName(title, from)} → ${garmentName(toTitle, to)}`;
