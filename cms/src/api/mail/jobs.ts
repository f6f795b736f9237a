import { HOUR_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteOldMails } from './services/delete-old-mails';

export const mailJobs: Job[] = [{ name: 'delete-old-mails', everyMs: HOUR_MS, run: () => deleteOldMails() }];
