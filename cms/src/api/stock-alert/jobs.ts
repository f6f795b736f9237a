import { HOUR_MS, MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteOldAlerts } from './services/delete-old-alerts';
import { tellRestocked } from './services/tell-restocked';

export const stockAlertJobs: Job[] = [
  { name: 'tell-restocked', everyMs: MINUTE_MS, run: () => tellRestocked() },
  { name: 'delete-old-alerts', everyMs: HOUR_MS, run: async () => ({ alerts: await deleteOldAlerts() }) },
];
