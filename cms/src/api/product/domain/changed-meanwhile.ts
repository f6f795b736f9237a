import type { Product, ProductChange, SeenProductField } from '@shop/contract';

type Facts = Partial<Record<SeenProductField, unknown>>;
type Combination = { size?: string | null; color?: string | null };

const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;

const combinations = (list: readonly Combination[]) =>
  list
    .map(({ size, color }) => `${size?.trim().toUpperCase() ?? ''}|${color?.trim().toLowerCase() ?? ''}`)
    .filter((key) => key !== '|')
    .sort();

// Pictures without a text may have an empty one, or none.
const texts = (alts: readonly string[]) =>
  alts
    .map((alt) => alt.trim())
    .join('\n')
    .trimEnd();

// A field as it is compared: two ways of writing one thing are no change.
function compared(facts: Facts, field: SeenProductField): string | undefined {
  const value = facts[field];
  if (value === undefined) return undefined;
  if (field === 'variants') return JSON.stringify(combinations(value as Combination[]));
  if (field === 'thumbnailAlts') return texts(value as string[]);
  return JSON.stringify(value, (_key, part: unknown) => plain(part));
}

/** The fields of a change that are no more what its writer had seen; what both wrote alike is no conflict. */
export function changedMeanwhile(now: Product, { seen = {}, ...change }: ProductChange): SeenProductField[] {
  return (Object.keys(seen) as SeenProductField[]).filter((field) => {
    const [before, wanted, current] = [seen, change, now].map((facts) => compared(facts, field));
    return before !== undefined && wanted !== undefined && current !== before && current !== wanted;
  });
}
