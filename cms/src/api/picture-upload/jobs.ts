import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteExpiredProofs, sweepClaimedProofs } from './services/sweep-proofs';

export const uploadJobs: Job[] = [
  {
    name: 'sweep-proofs',
    everyMs: HOUR_MS,
    run: async () => ({ unclaimed: await deleteExpiredProofs(), claimed: await sweepClaimedProofs() }),
  },
];
