import { MINUTE_MS } from '@shop/contract';

// Later than this, the same is asked for because it is wanted again.
const TRYING_MS = 10 * MINUTE_MS;

/** A key that nobody else has: asked again under it, the shop does what is asked once and answers the same. */
export function newRetryKey(): string {
  // randomUUID exists only where the page is served securely.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends the same thing under the same key until it is answered or ten minutes old: a lost answer makes nothing twice. */
export function createRetryKeys() {
  const unanswered = new Map<string, { key: string; until: number }>();
  return async function once<A>(
    asked: unknown,
    send: (headers: Record<string, string>) => Promise<A>,
  ): Promise<A> {
    const text = JSON.stringify(asked);
    const earlier = unanswered.get(text);
    const isTrying = earlier !== undefined && Date.now() < earlier.until;
    const { key, until } = isTrying ? earlier : { key: newRetryKey(), until: Date.now() + TRYING_MS };
    unanswered.set(text, { key, until });
    const answer = await send({ 'Idempotency-Key': key });
    unanswered.delete(text);
    return answer;
  };
}
