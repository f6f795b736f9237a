import { MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { cancelExpiredOrders } from './services/expiry/cancel-expired-orders';
import { askForLostPayments } from './services/online/ask-provider';
import { remindOfPayments } from './services/expiry/remind-of-payments';

export const orderJobs: Job[] = [
  {
    name: 'payment-deadlines',
    everyMs: MINUTE_MS,
    run: async () => ({ cancelled: await cancelExpiredOrders(), reminded: await remindOfPayments() }),
  },
  {
    name: 'online-payments',
    everyMs: 5 * MINUTE_MS,
    run: async () => ({ settled: await askForLostPayments() }),
  },
];
