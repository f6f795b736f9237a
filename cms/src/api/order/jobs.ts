import { MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { cancelExpiredOrders } from './services/expiry/cancel-expired-orders';
import { remindOfPayments } from './services/expiry/remind-of-payments';

export const orderJobs: Job[] = [
  {
    name: 'payment-deadlines',
    everyMs: MINUTE_MS,
    run: async () => ({ cancelled: await cancelExpiredOrders(), reminded: await remindOfPayments() }),
  },
];
