import { dashboardEndpoints, type Endpoint } from '@shop/contract';
import { networkError, type CallRequest } from '@shop/web-kit/api';
import { createHttpTransport } from '@shop/web-kit/http-transport';

const table: Record<string, Endpoint> = { ...dashboardEndpoints };
const send = createHttpTransport(table);

/** Loads the endpoints of all screens; those of the dashboard are there from the start. */
export async function loadAllEndpoints(): Promise<void> {
  const { endpoints } = await import('./all-endpoints.ts').catch(() => {
    throw networkError();
  });
  Object.assign(table, endpoints);
}

export async function sendCall(call: CallRequest): Promise<unknown> {
  if (!table[call.name]) await loadAllEndpoints();
  return send(call);
}
