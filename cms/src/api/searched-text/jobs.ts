import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteOldSearches } from './services/searched-text';

export const searchedTextJobs: Job[] = [
  { name: 'forget-searches', everyMs: HOUR_MS, run: async () => ({ searches: await deleteOldSearches() }) },
];
