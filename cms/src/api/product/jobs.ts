import { DAY_MS } from '@shop/contract';
import type { Job } from '../../platform/jobs/run-due-jobs';
import { deleteOldPriceChanges } from './services/prices/price-change-rows';

export const productJobs: Job[] = [
  {
    name: 'forget-price-changes',
    everyMs: DAY_MS,
    run: async () => ({ priceChanges: await deleteOldPriceChanges() }),
  },
];
