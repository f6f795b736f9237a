import { ALL_PRODUCTS_CAP } from '../limits';

/** The one cap on page numbers, for page addresses and for the API. */
export const MAX_PAGE_NUMBER = 1_000_000;

/** Parses the page number of an address: digits from 1 to MAX_PAGE_NUMBER, page 1 for anything else. */
export function parsePageNumber(text: string | null | undefined): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE_NUMBER ? page : 1;
}

export const totalPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** Resolves `limit=all` to the cap on a single list. */
export const resolveListLimit = (limit: number | 'all'): number =>
  limit === 'all' ? ALL_PRODUCTS_CAP : limit;
