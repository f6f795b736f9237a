import { type Category } from '@shop/contract';

/** Returns whether a product may have this category; a shop without categories accepts any. */
export const isKnownCategory = (category: string, categories: readonly Category[]): boolean =>
  categories.length === 0 || categories.some(({ name }) => name === category);

/** Replaces a category's display name by its key. */
export function resolveCategory(
  draft: Record<string, unknown>,
  categories: readonly Category[],
): Record<string, unknown> {
  const wanted = typeof draft.category === 'string' ? draft.category.toLowerCase() : null;
  const found = categories.find(({ display_name }) => display_name.toLowerCase() === wanted);
  return found ? { ...draft, category: found.name } : draft;
}
