import { messages, type ErrorBody } from '@shop/contract';

type Fault = Pick<ErrorBody, 'message' | 'code'> & Partial<ErrorBody>;

/** The only error the apps see: what the server said, or why it could not be asked. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** Faults by field, as the server words them. */
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

/** The error of an answer that failed: the server's message, else the generic one with the status. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const fault = isFault(body) ? body : {};
  return new ApiError(status, {
    ...fault,
    message: textOr(fault.message, messages.generic(status)),
    code: textOr(fault.code, 'UNKNOWN'),
  });
}

/** The error of a call that got no answer at all. */
export const networkError = (): ApiError => new ApiError(0, { message: messages.network, code: 'NETWORK' });

/** Texts of one operation: for an answer without a reason, and for a server that was not reached. */
type OperationTexts = { failed: string; failedRetry: string };

/** Returns the text to show for a thrown value: its message, else the operation's own text. */
export function errorText(error: unknown, fallback: string | OperationTexts = messages.unknown): string {
  if (typeof fallback === 'string')
    return error instanceof Error && error.message !== '' ? error.message : fallback;
  if (!(error instanceof ApiError) || error.status === 0) return fallback.failedRetry;
  return error.status === 200 || error.code === 'UNKNOWN' ? fallback.failed : error.message;
}
