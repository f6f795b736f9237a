export { ApiError, errorOfAnswer, errorText, networkError } from './api-error.ts';
export { call, type CallAnswer, type CallInput, type CallName } from './call.ts';
export { queryText } from './query-text.ts';
export { createRetryKeys, newRetryKey } from './retry-keys.ts';
export {
  clearSession,
  onSessionLost,
  sessionToken,
  storedUser,
  storeSession,
  storeToken,
  storeUser,
} from './session-token.ts';
export { statusOf } from './status-of.ts';
export type { CallOptions, Sent, Transport } from './sent.ts';
export { setTransport } from './transport.ts';
