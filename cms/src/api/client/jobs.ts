import { MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { catchUpClients } from './services/catch-up/catch-up-clients';

export const clientJobs: Job[] = [
  { name: 'clients', everyMs: MINUTE_MS, run: async () => ({ orders: await catchUpClients() }) },
];
