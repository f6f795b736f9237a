import type { Transport } from './call-request.ts';

let transport: Transport | null = null;

/** Sets what sends the calls: HTTP in a browser, the page's own cache while a server renders, a fake in tests. */
export function setTransport(replacement: Transport | null): void {
  transport = replacement;
}

/** Returns what sends the calls; throws where nothing was set. */
export function currentTransport(): Transport {
  if (!transport) throw new Error('No transport for calls was set');
  return transport;
}
