import { FRESH_PROOF_NEEDED, MINUTE_MS, refreshSession } from '@shop/contract';
import { ApiError, type CallRequest } from '@shop/web-kit/api';
import { createHttpTransport } from '@shop/web-kit/http-transport';
import { askFreshProof } from '#features/session/fresh-proof-store.ts';

const send = createHttpTransport({ renewal: refreshSession, sendsFilesBeside: true });

const IDLE_AFTER_MS = 5 * MINUTE_MS;
let touchedAt = performance.now();
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  addEventListener(event, () => void (touchedAt = performance.now()), { passive: true, capture: true });

// An open page polls and renews for ever: only what follows a person's input keeps the session from ending.
function marked(call: CallRequest): CallRequest {
  if (performance.now() - touchedAt < IDLE_AFTER_MS) return call;
  return {
    ...call,
    options: { ...call.options, headers: { ...call.options.headers, 'X-Background': 'yes' } },
  };
}

/** Sends a call; one that needs a fresh proof is repeated once the user has given it. */
export async function sendCall(call: CallRequest): Promise<unknown> {
  try {
    return await send(marked(call));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== FRESH_PROOF_NEEDED) throw error;
    // Outside the queue of calls, where the proof itself is sent.
    if (!(await askFreshProof(error.details))) throw error;
    return send(call);
  }
}
