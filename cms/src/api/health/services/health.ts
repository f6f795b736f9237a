import type { Health } from '@shop/contract';
import { withDeadline } from '../../../platform/deadline';
import { catalog } from '../../../platform/services';

const PING_MS = 400;
// A database on busy cores answers late; one that has said nothing for so long is away, whatever keeps it.
const HEARD_MS = 15_000;

function late(): void {
  if (performance.now() - catalog().lastResponseAt() > HEARD_MS)
    throw new Error('the database did not answer in time');
}

const healthService = () => ({
  /** Whether the shop can serve, found out within half a second. */
  async check(): Promise<Health> {
    const time = new Date().toISOString();
    try {
      // Asked over the catalog's own connection: orders that wait for a lock would make a healthy shop seem ill.
      await withDeadline(PING_MS, catalog().ping(), late);
      return { status: 'ok', database: 'ok', time };
    } catch {
      return { status: 'error', database: 'error', time };
    }
  },
});

export default healthService;
