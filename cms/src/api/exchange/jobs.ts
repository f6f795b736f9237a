import { MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { expireExchanges } from './services/end-exchanges';

export const exchangeJobs: Job[] = [
  {
    name: 'expire-exchanges',
    everyMs: 10 * MINUTE_MS,
    run: async () => ({ exchanges: await expireExchanges() }),
  },
];
