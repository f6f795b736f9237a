import { ApiError } from '@shop/web-kit/api';

type Defaults = { failed: string; failedRetry: string };

/** The server's own words; a default when it sent none, and the one that asks to try again when it was not reached. */
export function failureWords(error: unknown, { failed, failedRetry }: Defaults): string {
  if (!(error instanceof ApiError) || error.status === 0) return failedRetry;
  return error.status === 200 || error.code === 'UNKNOWN' ? failed : error.message;
}
