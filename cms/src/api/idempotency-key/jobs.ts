import { HOUR_MS } from '@shop/contract';
import { deleteExpiredKeys } from '../../platform/edits/idempotency';
import type { Job } from '../../platform/jobs/run-due-jobs';

export const idempotencyJobs: Job[] = [
  {
    name: 'delete-idempotency-keys',
    everyMs: HOUR_MS,
    run: async () => ({ keys: await deleteExpiredKeys() }),
  },
];
