import { MINUTE_MS } from '@shop/contract';
import { statusOf } from './status-of.ts';

// The same request after ten minutes is a new one, not a retry.
const RETRY_WINDOW_MS = 10 * MINUTE_MS;

export function newIdempotencyKey(): string {
  // randomUUID exists only in secure contexts.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a sender that repeats an unanswered request under the same key, so that the server executes it once. */
export function createIdempotentSender() {
  const unanswered = new Map<string, { key: string; until: number }>();
  return async function sendOnce<A>(
    request: unknown,
    send: (headers: Record<string, string>) => Promise<A>,
  ): Promise<A> {
    const body = JSON.stringify(request);
    const pending = unanswered.get(body);
    const isRetry = pending !== undefined && Date.now() < pending.until;
    const { key, until } = isRetry
      ? pending
      : { key: newIdempotencyKey(), until: Date.now() + RETRY_WINDOW_MS };
    unanswered.set(body, { key, until });
    try {
      const answer = await send({ 'Idempotency-Key': key });
      unanswered.delete(body);
      return answer;
    } catch (error) {
      // The record of the first request was deleted: its key can store nothing again.
      if (statusOf(error) === 404) unanswered.delete(body);
      throw error;
    }
  };
}
