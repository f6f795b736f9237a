import { z } from '../z';

export const healthSchema = z.object({
  status: z.enum(['ok', 'error']),
  database: z.enum(['ok', 'error']),
  time: z.string(),
});
export type Health = z.output<typeof healthSchema>;
