type Combination = { size?: string | null; color?: string | null };

const normalizeText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;

const combinationKeys = (variants: readonly Combination[]) =>
  variants
    .map(({ size, color }) => `${size?.trim().toUpperCase() ?? ''}|${color?.trim().toLowerCase() ?? ''}`)
    .filter((key) => key !== '|')
    .sort();

// A missing alt text equals an empty one.
const joinAltTexts = (alts: readonly string[]) =>
  alts
    .map((alt) => alt.trim())
    .join('\n')
    .trimEnd();

// A picture that names no colours belongs to all of them, whether its list is empty or missing.
const joinColors = (lists: readonly string[][]) =>
  lists
    .map((names) =>
      names
        .map((name) => name.trim().toLowerCase())
        .sort()
        .join('|'),
    )
    .join('\n')
    .trimEnd();

const OPTIONAL_TEXTS = ['fit', 'origin', 'manufacturer'];

/** Returns a product field in a form that ignores spelling variants, for edit conflicts. */
export function comparableField(value: unknown, field: string): string | undefined {
  // A garment that fits as the size guide says has no fit, and one of unknown origin none.
  if (OPTIONAL_TEXTS.includes(field)) return JSON.stringify(normalizeText(value ?? ''));
  if (value === undefined) return undefined;
  if (field === 'variants') return JSON.stringify(combinationKeys(value as Combination[]));
  if (field === 'thumbnailAlts') return joinAltTexts(value as string[]);
  if (field === 'thumbnailColors') return joinColors(value as string[][]);
  return JSON.stringify(value, (_key, part: unknown) => normalizeText(part));
}
