import { isOpenExchange, type ExchangeableLine, type ExchangeState } from '@shop/contract';

type Variant = { size: string | null; color: string | null };
type Item = Variant & { id: number; quantity: number };
type Line = Variant & { id: number; productId: string; title: string; quantity: number; unitsHeld: number };
type Asked = { lineId: number; quantity: number; state: ExchangeState };
type Color = { name: string };
type Product = { sizes: readonly string[]; colors: readonly Color[] | null; items: readonly Item[] };

const FAILED: readonly ExchangeState[] = ['rejected', 'expired', 'cancelled'];

/** Returns the units of a line that can still be exchanged: each that was bought once. */
export function unitsLeft(
  line: Pick<Line, 'id' | 'quantity' | 'unitsHeld'>,
  asked: readonly Asked[],
): number {
  const used = asked
    .filter(({ lineId, state }) => lineId === line.id && !FAILED.includes(state))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, Math.min(line.quantity, line.unitsHeld) - used);
}

/** Returns the open exchange of a line, which has one at a time. */
export const openExchangeOf = <T extends Pick<Asked, 'lineId' | 'state'>>(
  line: Pick<Line, 'id'>,
  asked: readonly T[],
): T | undefined => asked.find(({ lineId, state }) => lineId === line.id && isOpenExchange(state));

const orNone = <T>(values: readonly T[]): readonly (T | null)[] => (values.length > 0 ? values : [null]);

// Stock that is not counted by colour is offered in the colour that was bought.
function colorsOf(own: Variant | null, { colors, items }: Product): readonly (string | null)[] {
  const names = (colors ?? []).map(({ name }) => name);
  const isCounted = items.some(({ color }) => color !== null);
  return own && (!isCounted || names.length === 0) ? [own.color] : orNone(names);
}

type Stock = (variant: Variant) => number;

/**
 * Lists the variants that a line can become, in the order of the product's page; sold-out ones, too. `own` is the variant
 * that the buyer has of the product, null for another product.
 */
export function offeredVariants(
  own: Variant | null,
  product: Product,
  stockOf: Stock,
): ExchangeableLine['variants'] {
  return orNone(product.sizes).flatMap((size) =>
    colorsOf(own, product)
      .filter((color) => !own || size !== own.size || color !== own.color)
      .map((color) => ({ size, color, stock: Math.max(0, stockOf({ size, color })) })),
  );
}
