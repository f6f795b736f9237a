import { paths } from '#shared/navigation/paths.ts';

/** Returns the address of a category's list of what is in stock in one of the sizes. */
export const listInSizes = (category: string, sizes: readonly string[]): string =>
  `${paths.category(category)}?talle=${sizes.map(encodeURIComponent).join(',')}`;
