import { ApiError } from '@shop/web-kit/api';

type Defaults = { failed: string; failedRetry: string };

/** The server's own words; its default when it sent none, and the one with 'Intente nuevamente' when it was not reached. */
export function saveFailure(error: unknown, { failed, failedRetry }: Defaults): string {
  if (!(error instanceof ApiError) || error.status === 0) return failedRetry;
  return error.status === 200 || error.code === 'UNKNOWN' ? failed : error.message;
}
