import { z } from '../z';

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

/** The checks of readiness that look after a copy of the shop. */
export const COPY_CHECKS = ['copy', 'backup', 'offsite'] as const;

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
  /** For owners only: when each of the copies that the shop makes was last whole, null before the first time. */
  copies: z.optional(z.array(z.object({ check: z.enum(COPY_CHECKS), at: z.nullable(z.string()) }))),
  /** For owners only: what has to be mended, empty while all is well. */
  failures: z.optional(z.array(shopFailureSchema)),
});
export type Health = z.output<typeof healthSchema>;
