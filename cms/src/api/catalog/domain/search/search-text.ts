import { normalizeText } from '@shop/contract';

/** Returns text in searchable form: lower case, without accents, with single spaces. */
export const searchable = (text: string): string => normalizeText(text).replace(/\s+/g, ' ');

/** Returns a key whose byte order is Spanish order: ignores accents and case, puts ñ after n. */
export const titleSortKey = (title: string): string =>
  searchable(title.normalize('NFC').toLowerCase().replace(/ñ/g, 'n~')).replace(/[^a-z0-9~ ]/g, '');
