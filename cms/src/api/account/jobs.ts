import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { sweepAccounts } from './services/sweep-accounts';

export const accountJobs: Job[] = [{ name: 'sweep-accounts', everyMs: HOUR_MS, run: sweepAccounts }];
