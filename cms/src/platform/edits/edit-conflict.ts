import { errorCodes, type ErrorCode } from '@shop/contract';
import { conflict, type ApiError } from '../http/api-error';

type Fields = Readonly<Record<string, unknown>>;
type Edit = {
  /** Values that the client loaded; fields it did not send are not checked. */
  base: Fields;
  /** Values to save. */
  wanted: Fields;
  /** Stored values. */
  current: Fields;
};

/** Returns the fields whose stored value is neither the one the client loaded nor the one it saves. */
export function conflictingFields(
  { base, wanted, current }: Edit,
  comparable: (value: unknown, field: string) => string | undefined = (value) => JSON.stringify(value),
): string[] {
  return Object.keys(base).filter((field) => {
    const [before, next, now] = [base, wanted, current].map((values) => comparable(values[field], field));
    return before !== undefined && next !== undefined && now !== before && now !== next;
  });
}

/** Returns the 409 with the names of the conflicting fields; `details` carries the stored values. */
export const editConflict = (
  fields: readonly string[],
  message: string,
  details: object = {},
  code: ErrorCode = errorCodes.staleFields,
): ApiError => conflict(message, code, { fields, ...details });
