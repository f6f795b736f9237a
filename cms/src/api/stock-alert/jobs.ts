import { MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { tellRestocked } from './services/tell-restocked';

export const stockAlertJobs: Job[] = [
  { name: 'tell-restocked', everyMs: MINUTE_MS, run: () => tellRestocked() },
];
