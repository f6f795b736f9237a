import { dashboardEndpoints, type Endpoint, FRESH_PROOF_NEEDED } from '@shop/contract';
import { ApiError, networkError, type CallRequest } from '@shop/web-kit/api';
import { createHttpTransport } from '@shop/web-kit/http-transport';
import { askFreshProof } from '#features/session/fresh-proof-store.ts';

const table: Record<string, Endpoint> = { ...dashboardEndpoints };
const send = createHttpTransport(table);

/** Loads the endpoints of all screens; those of the dashboard are there from the start. */
export async function loadAllEndpoints(): Promise<void> {
  const { endpoints } = await import('./all-endpoints.ts').catch(() => {
    throw networkError();
  });
  Object.assign(table, endpoints);
}

/** Sends a call; one that needs a fresh proof is repeated once the user has given it. */
export async function sendCall(call: CallRequest): Promise<unknown> {
  if (!table[call.name]) await loadAllEndpoints();
  try {
    return await send(call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== FRESH_PROOF_NEEDED) throw error;
    // Outside the queue of calls, where the proof itself is sent.
    if (!(await askFreshProof(error.details))) throw error;
    return send(call);
  }
}
