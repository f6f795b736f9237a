import { parentPort, workerData } from 'node:worker_threads';
import { examineShop } from './examine-shop';
import type { ShopLocation } from './snapshot';

const examine = async () => parentPort?.postMessage(await examineShop(workerData as ShopLocation));

// An error thrown outside of the promise reaches the parent thread as the worker's error.
examine().catch((error: unknown) => {
  setImmediate(() => {
    throw error;
  });
});
