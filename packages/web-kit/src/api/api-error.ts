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

// Some calls of the specification answer a failure with `error` in place of `message`.
type FailedAnswer = Partial<Fault> & { error?: unknown };

const isFault = (body: unknown): body is FailedAnswer => typeof body === 'object' && body !== null;

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Codes of failures for which the server gave no reason. */
const WITHOUT_REASON = ['UNKNOWN', 'UNEXPECTED_ANSWER'];

/** Returns the error of an answer that refuses; one without a reason gets a general text. */
export function errorOfAnswer(
  status: number,
  body: unknown,
  general: string = messages.generic(status),
): ApiError {
  const fault = isFault(body) ? body : {};
  const reason = textOr(fault.message, textOr(fault.error, ''));
  const code = reason === '' ? 'UNKNOWN' : textOr(fault.code, 'REFUSED');
  return new ApiError(status, { ...fault, message: reason || general, code });
}

export const networkError = (): ApiError => new ApiError(0, { message: messages.network, code: 'NETWORK' });

/** Texts of one operation: for an answer without a reason, and for a server that was not reached. */
type OperationTexts = { failed: string; failedRetry: string };

/** Returns the text to show for a thrown value: its message, else the operation's own text. */
export function errorText(error: unknown, fallback: string | OperationTexts = messages.unknown): string {
  if (typeof fallback === 'string')
    return error instanceof Error && error.message !== '' ? error.message : fallback;
  if (!(error instanceof ApiError) || error.status === 0) return fallback.failedRetry;
  return WITHOUT_REASON.includes(error.code) ? fallback.failed : error.message;
}
