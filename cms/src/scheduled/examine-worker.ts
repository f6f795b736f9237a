import { parentPort, workerData } from 'node:worker_threads';
import { examineShop } from '../doctor/examine-shop';
import { type ShopPlace } from '../doctor/snapshot';

/** The examination, in a thread of its own. */
const examine = async () => parentPort?.postMessage(await examineShop(workerData as ShopPlace));

// What is thrown here reaches whoever started the thread as its error.
examine().catch((error: unknown) => {
  setImmediate(() => {
    throw error;
  });
});
