import type { CallRequest } from '@shop/web-kit/api';
import { neededPart } from '@shop/web-kit/loading';

const transport = () => neededPart(() => import('./http-transport.ts'));

// Axios, zod and the schemas load with the first call, outside the first chunk.
export const sendCall = async (call: CallRequest): Promise<unknown> => (await transport()).sendCall(call);

/** Loads the endpoints of what a page shows first; other parts import theirs. */
export function pageEndpoints() {
  // At once with them, not after them; its call reports a failure.
  if (!import.meta.env.SSR) transport().catch(() => undefined);
  return neededPart(() => import('./page-endpoints.ts'));
}
