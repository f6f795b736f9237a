import { normalizeText } from '../text/normalize-text';

type NamedCategory = { name?: string | undefined; display_name?: string | undefined };

const FALLBACK = 'categoria';

const keyFrom = (displayName: string): string =>
  normalizeText(displayName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50) || FALLBACK;

function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(key)) return key;
  }
}

/** Gives each category without a key one from its name, which products and addresses keep when it is renamed. */
export function withCategoryKeys<C extends NamedCategory>(categories: readonly C[]): C[] {
  const taken = new Set(categories.flatMap(({ name }) => name || []));
  return categories.map((category) => {
    if (category.name) return category;
    const name = freeKey(keyFrom(category.display_name ?? ''), taken);
    taken.add(name);
    return { ...category, name };
  });
}
