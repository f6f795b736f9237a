import { HOUR_MS, MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { copyPictures } from './services/copies/copy-pictures';
import { deleteExpiredProofs, sweepClaimedProofs } from './services/sweep-proofs';

export const uploadJobs: Job[] = [
  { name: 'copy-pictures', everyMs: MINUTE_MS, run: async () => ({ copied: await copyPictures() }) },
  {
    name: 'sweep-proofs',
    everyMs: HOUR_MS,
    run: async () => ({ unclaimed: await deleteExpiredProofs(), claimed: await sweepClaimedProofs() }),
  },
];
