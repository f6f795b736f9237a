import { type Category } from '@shop/contract';
import { type SelectOption } from '#ui/form/input.tsx';

export const categoryName = (categories: readonly Category[], key: string): string =>
  categories.find(({ name }) => name === key)?.display_name ?? key;

export const categoryOptions = (categories: readonly Category[]): SelectOption[] =>
  categories.map(({ name, display_name }) => ({ value: name, label: display_name }));

/** Lists stored keys that are no category, or no longer one, as options of their own. */
export const unknownOptions = (keys: readonly string[], known: readonly SelectOption[]): SelectOption[] =>
  [...new Set(keys)]
    .filter((key) => key !== '' && !known.some(({ value }) => value === key))
    .map((key) => ({ value: key, label: key }));
