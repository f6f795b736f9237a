import { HOUR_MS, MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteErasedMails } from './services/retention/delete-erased-mails';
import { finishErasures } from './services/requests/erase-request';
import { sweepPersonalData } from './services/retention/sweep';

export const privacyJobs: Job[] = [
  {
    name: 'finish-erasures',
    everyMs: HOUR_MS,
    run: async () => ({ finished: await finishErasures() }),
  },
  {
    name: 'delete-erased-mails',
    everyMs: MINUTE_MS,
    run: async () => ({ mails: await deleteErasedMails() }),
  },
  // Every hour it looks whether tonight's sweep is still to be done.
  { name: 'retention', everyMs: HOUR_MS, run: () => sweepPersonalData() },
];
