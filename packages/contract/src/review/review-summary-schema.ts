import { z } from '../z';

/** `average` has one decimal; `fit` counts the answers. */
export const reviewSummarySchema = z.object({
  count: z.number(),
  average: z.number(),
  fit: z.object({ small: z.number(), true: z.number(), large: z.number() }),
});
export type ReviewSummary = z.output<typeof reviewSummarySchema>;
