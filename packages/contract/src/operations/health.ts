import { z } from '../z';
import { copyStateSchema } from './continuous-copy';

const checkResult = z.enum(['ok', 'failed']);

export const readinessSchema = z.object({
  status: z.enum(['ready', 'unready']),
  checks: z.object({
    database: checkResult,
    disk: checkResult,
    mail: checkResult,
    backup: checkResult,
    copy: checkResult,
  }),
});
export type Readiness = z.output<typeof readinessSchema>;

export const healthSchema = z.object({
  status: z.enum(['ok', 'error']),
  database: z.enum(['ok', 'error']),
  time: z.string(),
  /** For staff only: the result of the last hourly data check. */
  doctor: z.optional(z.object({ faults: z.number(), at: z.string() })),
  /** For staff only: the last nightly backup that proved whole, and whether the last attempt failed. */
  backup: z.optional(z.object({ at: z.nullable(z.string()), failed: z.boolean() })),
  /** For staff only, with COPY_TO: how old the continuous copy is, and what keeps it from going on. */
  copy: z.optional(copyStateSchema),
});
export type Health = z.output<typeof healthSchema>;
