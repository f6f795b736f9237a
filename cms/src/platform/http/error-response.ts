import { bodyTooLarge, errorCodes, messages, type ErrorBody, type ErrorCode } from '@shop/contract';
import { isUnavailable } from '../../database/database-errors';
import type { Context } from 'koa';
import { requestIdOf } from './request';
import { HttpError, badRequest, unavailable } from './http-error';

const errorsByStatus: Record<number, [code: ErrorCode, message: string]> = {
  401: [errorCodes.unauthenticated, messages.unauthenticated],
  403: [errorCodes.forbidden, messages.forbidden],
  404: [errorCodes.notFound, messages.notFound],
  405: [errorCodes.methodNotAllowed, messages.methodNotAllowed],
  409: [errorCodes.conflict, messages.badRequest],
  413: [errorCodes.validation, bodyTooLarge],
  415: [errorCodes.uploadBadType, messages.badRequest],
  429: [errorCodes.rateLimited, messages.rateLimited],
  503: [errorCodes.unavailable, messages.unavailable],
};

const isParserError = (error: Error): boolean =>
  /^MultipartParser|no multipart boundary|no multipart data/i.test(error.message) ||
  /Maximum call stack|unexpected end of file|incorrect header check|invalid distance/i.test(error.message) ||
  /^Z_(DATA|BUF)_ERROR$/.test((error as { code?: string }).code ?? '') ||
  error instanceof URIError;

const statusOf = (error: Error): number => {
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const code = Number(status ?? statusCode);
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : 500;
};

const statusByStrapiError: Record<string, number> = {
  ValidationError: 400,
  YupValidationError: 400,
  PaginationError: 400,
  ApplicationError: 400,
  NotFoundError: 404,
  ForbiddenError: 403,
  PolicyError: 403,
  UnauthorizedError: 401,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
};

/** Returns any error as an API error; an unexpected one becomes a 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return unavailable();
  if (!(error instanceof Error)) return errorForStatus(500);
  if (isParserError(error)) return badRequest();
  return errorForStatus(statusByStrapiError[error.name] ?? statusOf(error));
}

export function errorForStatus(status: number): HttpError {
  const unknown: [ErrorCode, string] =
    status >= 500 ? [errorCodes.internal, messages.internal] : [errorCodes.validation, messages.badRequest];
  return new HttpError(status, ...(errorsByStatus[status] ?? unknown));
}

// The specification's callers of these read whether it worked, and `error` where it did not (section 7).
const SAYS_SUCCESS = /^\/api\/(orders\/[^/]+\/confirm|interactions\/reset)$/;

export const errorBody = (error: HttpError, requestId: string): ErrorBody => ({
  status: 'error',
  message: error.message,
  code: error.code,
  requestId,
  ...(error.errors ? { errors: error.errors } : {}),
  ...(error.details === undefined ? {} : { details: error.details }),
});

// Names the error and where it happened, never what the client sent: that may be personal data.
function logError(ctx: Context, cause: unknown, status: number): void {
  const id = requestIdOf(ctx);
  if (status !== 500) return void strapi.log.debug(`${id} ${ctx.method} answered ${status}`);
  const stack = cause instanceof Error ? (cause.stack ?? cause.name) : 'unknown error';
  strapi.log.error(`${id} ${ctx.method} ${ctx.state.route?.path ?? '-'} ${stack}`);
}

export function sendHttpError(ctx: Context, error: HttpError): void {
  ctx.status = error.status;
  const body = errorBody(error, requestIdOf(ctx));
  ctx.body = SAYS_SUCCESS.test(ctx.path) ? { ...body, success: false, error: body.message } : body;
  ctx.set('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) ctx.set('Retry-After', String(error.retryAfter));
}

export function sendError(ctx: Context, cause: unknown): void {
  const error = toHttpError(cause);
  logError(ctx, cause, error.status);
  sendHttpError(ctx, error);
}
