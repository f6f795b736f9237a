import { z } from './z';

/** What every failed call answers beside its HTTP status. */
export const errorBodySchema = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  details: z.optional(z.unknown()),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
