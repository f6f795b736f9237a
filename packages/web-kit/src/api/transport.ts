import type { Transport } from './sent.ts';

let transport: Transport | null = null;

/** Replaces the browser's way of sending, as the storefront's server does. */
export function setTransport(replacement: Transport | null): void {
  transport = replacement;
}

// axios, zod and the endpoint table stay out of the first chunk: they arrive with the first call.
export const currentTransport = async (): Promise<Transport> =>
  transport ?? (await import('./http.ts')).sendFromBrowser;
