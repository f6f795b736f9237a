import type { Transport } from './call-request.ts';

let transport: Transport | null = null;

/** Replaces the browser's transport, for server rendering and tests. */
export function setTransport(replacement: Transport | null): void {
  transport = replacement;
}

// Loads axios, zod and the endpoint table with the first call, outside the first chunk.
export const currentTransport = async (): Promise<Transport> =>
  transport ?? (await import('./http.ts')).sendQueued;
