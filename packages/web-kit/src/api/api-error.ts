import { messages, type ErrorBody } from '@shop/contract';

type Fault = Pick<ErrorBody, 'message' | 'code'> & Partial<ErrorBody>;

/** The only error that calls throw: the server's error, or a failed connection. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly errors: NonNullable<ErrorBody['errors']>;
  readonly requestId: string | undefined;

  constructor(status: number, { message, code, details, errors, requestId }: Fault) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.errors = errors ?? [];
    this.requestId = requestId;
  }
}

const isFault = (body: unknown): body is Partial<Fault> => typeof body === 'object' && body !== null;

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Converts a failed answer to an error, with the server's message or a generic one. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const fault = isFault(body) ? body : {};
  return new ApiError(status, {
    ...fault,
    message: textOr(fault.message, messages.generic(status)),
    code: textOr(fault.code, 'UNKNOWN'),
  });
}

export const networkError = (): ApiError => new ApiError(0, { message: messages.network, code: 'NETWORK' });

/** Returns the text to show for any thrown value: its message, else the fallback. */
export const errorText = (error: unknown, fallback: string = messages.unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;
