import { z } from '../z';

export const healthSchema = z.object({
  status: z.enum(['ok', 'error']),
  database: z.enum(['ok', 'error']),
  time: z.string(),
  /** For staff: what the last hourly examination of the shop's data found. */
  doctor: z.optional(z.object({ faults: z.number(), at: z.string() })),
});
export type Health = z.output<typeof healthSchema>;
