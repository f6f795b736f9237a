import { ALL_PRODUCTS_CAP } from '../limits';

/** `limit=all` as a number. */
export const listLimit = (limit: number | 'all'): number => (limit === 'all' ? ALL_PRODUCTS_CAP : limit);
