import { plainText } from '@shop/contract';

/** Text as it is compared in searches: without accents, in lower case, with single blanks. */
export const searchable = (text: string): string => plainText(text).replace(/\s+/g, ' ');

/** The words of a search; a text must hold every one of them. */
export const searchWords = (term: string): string[] =>
  [...new Set(searchable(term).split(' '))].filter(Boolean).slice(0, 10);

/** A key that sorts by bytes as Spanish sorts: accents and case do not count, ñ comes after n. */
export const titleSortKey = (title: string): string =>
  searchable(title.normalize('NFC').toLowerCase().replace(/ñ/g, 'n~')).replace(/[^a-z0-9~ ]/g, '');
