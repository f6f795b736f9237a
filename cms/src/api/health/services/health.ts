import type { Health } from '@shop/contract';

const PING_MS = 400;

// A locked SQLite file would block inside the driver; the short busy_timeout of the connection bounds that.
async function ping(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), PING_MS);
  });
  try {
    await Promise.race([strapi.db.connection.raw('select 1').then(() => undefined), late]);
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
