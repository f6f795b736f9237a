import { type z } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';

/** Returns the faults that the server named, by the path of their field. */
export const faultsByPath = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

/** Returns the first fault that a schema finds in each field, by the path of the field. */
export const schemaFaults = (schema: z.ZodMiniType, values: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? [])
      .slice()
      .reverse()
      .map(({ path, message }) => [path.join('.'), message]),
  );
