import { errorCodes, type ErrorCode } from '@shop/contract';
import { conflict, type HttpError } from '../http/http-error';

type Fields = Readonly<Record<string, unknown>>;
type Edit = {
  /** Values that the client loaded; fields it did not send are not checked. */
  base: Fields;
  wanted: Fields;
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

export const editConflict = (
  fields: readonly string[],
  message: string,
  details: object = {},
  code: ErrorCode = errorCodes.staleFields,
): HttpError => conflict(message, code, { fields, ...details });

export const OTHER_NOTE = 'Otra persona escribió otra nota mientras escribías la tuya';
