import { z } from '../z';
import { normalizeText } from '../text/normalize-text';
import { textLine } from '../text/text-fields';
import { statsPeriod } from './stats';

export const MAX_SEARCHED_TEXT = 60;
/** Searches are counted by day and deleted after this time. */
export const SEARCHES_DAYS = 90;

const MAX_SENT = 300;
const MAX_DIGITS = 5;
const LINK = /https?:|www\.|[a-z0-9]\.[a-z]{2,}/;

/** Returns a searched text as it is counted, or null for one that may name a person or a place on the internet. */
export function countableSearch(typed: string): string | null {
  const text = normalizeText(typed).replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > MAX_SEARCHED_TEXT) return null;
  const digits = text.replace(/\D/g, '').length;
  return text.includes('@') || LINK.test(text) || digits > MAX_DIGITS ? null : text;
}

/** Body of POST /stats/searches: the server searches itself, so it trusts no count of the client. */
export const searchRecordSchema = z.object({ text: textLine(MAX_SENT, 'Falta el texto') });

export const searchesQuerySchema = z.object({
  days: statsPeriod,
});

const searchedText = z.object({ text: z.string(), searches: z.number(), found: z.number() });
export type SearchedText = z.output<typeof searchedText>;

export const searchesSchema = z.object({
  days: z.number(),
  searched: z.array(searchedText),
  /** Searches that found nothing when they were last made. */
  notFound: z.array(searchedText),
});
export type Searches = z.output<typeof searchesSchema>;
