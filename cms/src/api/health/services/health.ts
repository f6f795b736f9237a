import type { Health } from '@shop/contract';
import { withDeadline } from '../../../platform/http/deadline';
import { catalog } from '../../catalog/services/catalog';

const PING_MS = 400;
// A busy database may answer late; only a longer silence counts as unavailable.
const MAX_SILENCE_MS = 15_000;

function failWhenSilent(): void {
  if (performance.now() - catalog.lastResponseAt() > MAX_SILENCE_MS)
    throw new Error('the database did not answer in time');
}

/** Tells whether the shop's database answers. */
export async function checkHealth(): Promise<Health> {
  const time = new Date().toISOString();
  try {
    // The catalog's connection does not wait for order transactions.
    await withDeadline(PING_MS, catalog.ping(), failWhenSilent);
    return { status: 'ok', database: 'ok', time };
  } catch {
    return { status: 'error', database: 'error', time };
  }
}
