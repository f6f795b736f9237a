import type { Transport } from '@shop/web-kit/api';
import { createHttpTransport } from '@shop/web-kit/http-transport';
import { SILENT_LINE } from './silent-line.ts';

const SILENT_AFTER_MS = 3000;
// A page that cannot load says so, with a button to retry, before the shopper has left.
const READ_TIMEOUT_MS = 10_000;

const send = createHttpTransport({ readTimeoutMs: READ_TIMEOUT_MS });

/** Sends a call; a read that is not answered for long is announced to the window. */
export const sendCall: Transport = async (call) => {
  if (call.endpoint.method !== 'GET') return send(call);
  const timer = setTimeout(() => dispatchEvent(new Event(SILENT_LINE)), SILENT_AFTER_MS);
  try {
    return await send(call);
  } finally {
    clearTimeout(timer);
  }
};
