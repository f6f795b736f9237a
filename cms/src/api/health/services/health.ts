import type { Health } from '@shop/contract';
import { catalogue } from '../../../shared/shop-services';

const PING_MS = 400;

// On the way of the readers: behind orders that wait for a locked file, or for a free connection, a healthy shop would seem ill.
async function ping(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), PING_MS);
  });
  try {
    await Promise.race([catalogue().ping(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const healthService = () => ({
  /** Whether the shop can serve, found out within half a second. */
  async check(): Promise<Health> {
    const time = new Date().toISOString();
    try {
      await ping();
      return { status: 'ok', database: 'ok', time };
    } catch {
      return { status: 'error', database: 'error', time };
    }
  },
});

export default healthService;
