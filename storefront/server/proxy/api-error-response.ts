import { bodyTooLarge, errorCodes, messages } from '@shop/contract';

const ERRORS = {
  notFound: { status: 404, code: errorCodes.notFound, message: messages.notFound },
  methodNotAllowed: { status: 405, code: errorCodes.methodNotAllowed, message: messages.methodNotAllowed },
  bodyTooLarge: { status: 413, code: errorCodes.validation, message: bodyTooLarge },
  fileTooLarge: { status: 413, code: errorCodes.uploadTooLarge, message: messages.uploadTooLarge },
  unavailable: { status: 503, code: errorCodes.unavailable, message: messages.unavailable },
} as const;

export type ApiErrorName = keyof typeof ERRORS;

/** Returns an error of the proxy itself, in the shape of every API error. */
export function apiErrorResponse(name: ApiErrorName, requestId: string): { status: number; body: string } {
  const { status, code, message } = ERRORS[name];
  return { status, body: JSON.stringify({ status: 'error', message, code, requestId }) };
}
