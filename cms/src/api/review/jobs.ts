import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteWithdrawnPhotos } from './services/delete-withdrawn-photos';

export const reviewJobs: Job[] = [
  {
    name: 'delete-withdrawn-photos',
    everyMs: HOUR_MS,
    run: async () => ({ photos: await deleteWithdrawnPhotos() }),
  },
];
