import { z } from '../z';
import { copyStateSchema } from './continuous-copy';
import { offsiteBackupSchema } from './offsite-backup';

const checkResult = z.enum(['ok', 'failed']);

export const readinessSchema = z.object({
  status: z.enum(['ready', 'unready']),
  checks: z.object({
    database: checkResult,
    disk: checkResult,
    mail: checkResult,
    backup: checkResult,
    offsite: checkResult,
    copy: checkResult,
    doctor: checkResult,
  }),
});
export type Readiness = z.output<typeof readinessSchema>;

/** A check of readiness that fails, as the owner reads of it in her mail and in the back office. */
export const shopFailureSchema = z.object({
  check: z.string(),
  problem: z.string(),
  remedy: z.string(),
  /** The paragraph of the documents for whoever maintains the shop. */
  manual: z.string(),
  /** When it was seen first; null until the next look. */
  since: z.nullable(z.string()),
});
export type ShopFailure = z.output<typeof shopFailureSchema>;

export const healthSchema = z.object({
  status: z.enum(['ok', 'error']),
  database: z.enum(['ok', 'error']),
  time: z.string(),
  /** For staff only: the result of the last hourly data check. */
  doctor: z.optional(z.object({ faults: z.number(), at: z.string() })),
  /** For staff only: the last nightly backup that proved whole, and whether the last attempt failed. */
  backup: z.optional(z.object({ at: z.nullable(z.string()), failed: z.boolean() })),
  /** For staff only, with BACKUP_TO. */
  offsite: z.optional(offsiteBackupSchema),
  /** For staff only, with COPY_TO: how old the continuous copy is, and what keeps it from going on. */
  copy: z.optional(copyStateSchema),
  /** For staff only: what has to be mended, empty while all is well. */
  failures: z.optional(z.array(shopFailureSchema)),
});
export type Health = z.output<typeof healthSchema>;
