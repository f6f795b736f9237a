import { addDays, businessDay } from '@shop/contract';

/** Texts that shoppers search in the demo shop, as they are counted; each found that many products. */
export const DEMO_SEARCHES = [
  { text: 'corpino', found: 8, aDay: 5 },
  { text: 'tanga', found: 6, aDay: 4 },
  { text: 'talle 100', found: 9, aDay: 3 },
  { text: 'bikini negra', found: 2, aDay: 2 },
  { text: 'neglige', found: 0, aDay: 2 },
  { text: 'enagua', found: 0, aDay: 1 },
] as const;

export type DemoSearches = { day: string; text: string; searches: number; found: number };

const DAYS = 14;

/** Returns the searches of the last two weeks; each text is missing on some days. */
export const demoSearches = (now: Date): DemoSearches[] =>
  Array.from({ length: DAYS }, (_, daysAgo) => addDays(businessDay(now), -daysAgo)).flatMap((day, daysAgo) =>
    DEMO_SEARCHES.filter((_, at) => (daysAgo + at) % 4 > 0).map(({ text, found, aDay }) => ({
      day,
      text,
      searches: aDay + (daysAgo % 3),
      found,
    })),
  );
