export { ApiError, errorOfAnswer, errorText, networkError } from './api-error.ts';
export { statusOf } from './status-of.ts';
export { call, setTransport } from './call.ts';
export { serializeQuery } from './serialize-query.ts';
export { createIdempotentSender, newIdempotencyKey } from './idempotency-keys.ts';
export {
  clearSession,
  onSessionLost,
  sessionToken,
  storedUser,
  storeSession,
  storeToken,
  storeUser,
} from './session-token.ts';
export { isServerTimeKnown, learnServerTime, onServerTime, serverNow, serverToday } from './server-clock.ts';
export type { CallOptions, CallRequest, Transport } from './call.ts';
