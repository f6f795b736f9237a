import { errorCodes, type z } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';

/** Returns the details of a save that was refused because of an edit conflict; null for any other error. */
export const conflictDetails = <Details>(error: unknown, schema: z.ZodMiniType<Details>): Details | null =>
  error instanceof ApiError && error.code === errorCodes.staleFields
    ? (schema.safeParse(error.details).data ?? null)
    : null;
