import { HOUR_MS, MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { copyPictures } from './services/copies/copy-pictures';
import { deleteExpiredProofs } from './services/sweep-proofs';

export const uploadJobs: Job[] = [
  { name: 'copy-pictures', everyMs: MINUTE_MS, run: async () => ({ copied: await copyPictures() }) },
  // Hourly, as strangers could fill the disk; the nightly sweep of the retention deletes claimed ones.
  {
    name: 'sweep-proofs',
    everyMs: HOUR_MS,
    run: async () => ({ unclaimed: await deleteExpiredProofs() }),
  },
];
