import { MINUTE_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { cancelExpiredOrders } from './services/expiry/cancel-expired-orders';
import { remindOfPayments } from './services/expiry/remind-of-payments';

export const orderJobs: Job[] = [
  { name: 'remind-of-payments', everyMs: MINUTE_MS, run: async () => ({ mails: await remindOfPayments() }) },
  {
    name: 'cancel-expired-orders',
    everyMs: MINUTE_MS,
    run: async () => ({ orders: await cancelExpiredOrders() }),
  },
];
