import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteOldInvitations } from './services/staff/delete-old-invitations';
import { sweepAccounts } from './services/sweep-accounts';

export const accountJobs: Job[] = [
  {
    name: 'delete-old-invitations',
    everyMs: HOUR_MS,
    run: async () => ({ invitations: await deleteOldInvitations() }),
  },
  { name: 'sweep-accounts', everyMs: HOUR_MS, run: sweepAccounts },
];
