import { bodyTooLarge, errorCodes, messages } from '@shop/contract';

const REFUSALS = {
  notFound: { status: 404, code: errorCodes.notFound, message: messages.notFound },
  method: { status: 405, code: errorCodes.methodNotAllowed, message: messages.methodNotAllowed },
  bodyTooLarge: { status: 413, code: errorCodes.validation, message: bodyTooLarge },
  fileTooLarge: { status: 413, code: errorCodes.uploadTooLarge, message: messages.uploadTooLarge },
  unavailable: { status: 503, code: errorCodes.unavailable, message: messages.unavailable },
} as const;

export type Refusal = keyof typeof REFUSALS;

/** A refusal in the shape of every API error. */
export function refusal(kind: Refusal, requestId: string): { status: number; body: string } {
  const { status, code, message } = REFUSALS[kind];
  return { status, body: JSON.stringify({ status: 'error', message, code, requestId }) };
}
