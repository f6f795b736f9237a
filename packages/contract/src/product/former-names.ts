import { DEFAULT_COLORS, isSameColor } from './colors';
import { normalizeSize } from './sizes';

/** A colour or size of a product that got another name; its units, SKUs, pictures and alerts stay with it. */
export type Rename = { kind: 'color' | 'size'; from: string; to: string };
type Variant = { size: string | null; color: string | null };

/** Returns whether two names are one colour or one size of a product. */
export const isSameName = (kind: Rename['kind'], a: string, b: string): boolean =>
  kind === 'color' ? isSameColor(a, b) : normalizeSize(a) === normalizeSize(b);

type Named = { sizes: readonly string[]; colors: readonly { name: string }[] | null };

/** Lists the names of a product's colours or sizes. */
export const namesOf = (kind: Rename['kind'], { sizes, colors }: Named): readonly string[] =>
  kind === 'size' ? sizes : (colors ?? DEFAULT_COLORS).map(({ name }) => name);

/** Returns the former names that still stand for an offered one: a new colour or size may have taken a name. */
export const formerNamesIn = (names: readonly Rename[], product: Named): Rename[] => {
  const has = (kind: Rename['kind'], name: string) =>
    namesOf(kind, product).some((offered) => isSameName(kind, offered, name));
  return names.filter(({ kind, from, to }) => has(kind, to) && !has(kind, from));
};

/** Returns the name that a colour or size has after renames. */
export const renamed = (kind: Rename['kind'], name: string, renames: readonly Rename[] = []): string =>
  renames.find((one) => one.kind === kind && isSameName(kind, one.from, name))?.to ?? name;

/** Returns a variant, as of a cart or an order of earlier, under the names of today. */
export const renamedVariant = <T extends Partial<Variant>>(variant: T, renames?: readonly Rename[]): T => ({
  ...variant,
  ...(variant.size && { size: renamed('size', variant.size, renames) }),
  ...(variant.color && { color: renamed('color', variant.color, renames) }),
});
