import { ApiError } from '@shop/web-kit/api';

/** Returns the faults that the server named, by the path of their field. */
export const faultsByPath = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.errors ?? []).map(({ path, message }) => [path, message]))
    : {};
