import { z } from '../z';

const checkResult = z.enum(['ok', 'failed']);

export const readinessSchema = z.object({
  status: z.enum(['ready', 'unready']),
  checks: z.object({ database: checkResult, disk: checkResult, mail: checkResult, backup: checkResult }),
});
export type Readiness = z.output<typeof readinessSchema>;
