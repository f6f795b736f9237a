import { errorCodes, messages, type ErrorCode } from '@shop/contract';
import { restorableSince } from '../../database/deleted-rows';

export type FieldError = { path: string; message: string };
type Extras = { errors?: FieldError[]; details?: unknown; retryAfter?: number };

/** An error that clients may read: HTTP status, code and a Spanish message fit to show. */
export class HttpError extends Error {
  readonly errors?: FieldError[];
  readonly details?: unknown;
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    extras: Extras = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.errors = extras.errors;
    this.details = extras.details;
    this.retryAfter = extras.retryAfter;
  }
}

export const badRequest = (message: string = messages.badRequest, errors?: FieldError[]) =>
  new HttpError(400, errorCodes.validation, message, { errors });

/** Says what is wrong with one field, as the error's message, too. */
export const badField = (path: string, message: string) => badRequest(message, [{ path, message }]);

export const unauthenticated = (message: string = messages.unauthenticated) =>
  new HttpError(401, errorCodes.unauthenticated, message);

export const forbidden = (message: string = messages.forbidden) =>
  new HttpError(403, errorCodes.forbidden, message);

export const notFound = (message: string = messages.notFound) =>
  new HttpError(404, errorCodes.notFound, message);

export const conflict = (message: string, code: ErrorCode = errorCodes.conflict, details?: unknown) =>
  new HttpError(409, code, message, { details });

export const rateLimited = (retryAfter: number) =>
  new HttpError(429, errorCodes.rateLimited, messages.rateLimited, { retryAfter });

export const unavailable = (retryAfter = 5) =>
  new HttpError(503, errorCodes.unavailable, messages.unavailable, { retryAfter });

export const storageFull = () => new HttpError(507, errorCodes.storageFull, messages.storageFull);

export function checkRestorable(deletedAt: string): void {
  if (new Date(deletedAt) < restorableSince()) throw conflict(messages.restoreTooLate);
}
