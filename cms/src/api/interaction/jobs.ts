import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteOldVisitors } from './services/interaction';

export const interactionJobs: Job[] = [
  { name: 'forget-visitors', everyMs: HOUR_MS, run: async () => ({ visitors: await deleteOldVisitors() }) },
];
