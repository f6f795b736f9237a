import {
  bodyTooLarge,
  bodyTooSlow,
  errorCodes,
  messages,
  rateLimits,
  type ErrorCode,
  type FileUpload,
  type RateLimitName,
} from '@shop/contract';

/** An error of the proxy itself. */
export type ProxyError = {
  status: number;
  code: ErrorCode;
  message: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
};

const rateLimited = (limit: RateLimitName): ProxyError => ({
  status: 429,
  code: errorCodes.rateLimited,
  message: messages.rateLimited,
  retryAfter: rateLimits[limit].seconds,
});

export const apiErrors = {
  notFound: { status: 404, code: errorCodes.notFound, message: messages.notFound },
  methodNotAllowed: { status: 405, code: errorCodes.methodNotAllowed, message: messages.methodNotAllowed },
  bodyTooSlow: { status: 408, code: errorCodes.bodyTooSlow, message: bodyTooSlow },
  bodyTooLarge: { status: 413, code: errorCodes.validation, message: bodyTooLarge },
  tooManyUnfinished: rateLimited('unfinishedBody'),
  tooManyReads: rateLimited('publicRead'),
  unavailable: { status: 503, code: errorCodes.unavailable, message: messages.unavailable, retryAfter: 5 },
} as const satisfies Record<string, ProxyError>;

export const fileTooLarge = ({ tooLarge }: FileUpload): ProxyError => ({
  status: 413,
  code: errorCodes.uploadTooLarge,
  message: tooLarge,
});

/** Formats an error in the shape of every API error. */
export const apiErrorBody = ({ code, message }: ProxyError, requestId: string): string =>
  JSON.stringify({ status: 'error', message, code, requestId });
