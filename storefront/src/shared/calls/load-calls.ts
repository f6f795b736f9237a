import type { CallRequest } from '@shop/web-kit/api';
import { neededPart, optionalPart } from '@shop/web-kit/loading';

// Without its code a call fails like one without connection: both are retried, and told in the same words.
const transport = () =>
  neededPart(() => import('./http-transport.ts')).catch(() => {
    throw Object.assign(new Error('Network Error'), { status: 0 });
  });

/** Loads what calls are sent with, so that a form needs nothing more than the line when it is sent. */
export const prepareCalls = (): void =>
  optionalPart(
    () => import('./http-transport.ts'),
    () => undefined,
  );

// Axios, zod and the schemas load with the first call, outside the first chunk.
export const sendCall = async (call: CallRequest): Promise<unknown> => (await transport()).sendCall(call);

let areLoaded = false;

/** Returns whether a call costs no more than its request. */
export const areCallsLoaded = (): boolean => areLoaded;

/** Loads the code of calls before the first one; a failed download is tried again by that. */
export const preloadCalls = (): Promise<void> =>
  Promise.all([transport(), pageEndpoints()]).then(
    () => void (areLoaded = true),
    () => undefined,
  );

/** Loads the endpoints of what a page shows first; other parts import theirs. */
export function pageEndpoints() {
  // At once with them, not after them; its call reports a failure.
  if (!import.meta.env.SSR) prepareCalls();
  return neededPart(() => import('./page-endpoints.ts'));
}
