import { errorCodes, type ErrorCode, lastChangeSchema, type z } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';

/** Returns the details of a save that was refused because of an edit conflict, or for another reason; null for any other error. */
export const conflictDetails = <Details>(
  error: unknown,
  schema: z.ZodMiniType<Details>,
  code: ErrorCode = errorCodes.staleFields,
): Details | null =>
  error instanceof ApiError && error.code === code ? (schema.safeParse(error.details).data ?? null) : null;

/** Says who changed the record last, and when, as the refusal of an edit tells it; '' where it does not. */
export function lastChangeText(error: unknown): string {
  const details = error instanceof ApiError ? error.details : null;
  return lastChangeSchema.safeParse(details).data?.lastChange ?? '';
}
