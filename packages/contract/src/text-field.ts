import { z } from './z';

// Control characters are exactly what must not get in.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
// Line breaks and tabs are welcome in long texts, other control characters are not.
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const BAD_CHARACTERS = 'El texto tiene caracteres que no se pueden usar';
const tooLong = (max: number) => `El texto no puede superar los ${max} caracteres`;

/** One line of trimmed text, at most `max` characters; `required` words the error for an empty one. */
export const line = (max: number, required?: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(required ? 1 : 0, { error: required, abort: true }),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !CONTROL.test(text), BAD_CHARACTERS),
  );

/** Text of several lines, trimmed, at most `max` characters. */
export const paragraph = (max: number, required?: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(required ? 1 : 0, { error: required, abort: true }),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !CONTROL_EXCEPT_BREAKS.test(text), BAD_CHARACTERS),
  );

/** An optional line: absent, null or empty all read as ''. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.nullish(line(max)),
    z.transform((text) => text ?? ''),
  );

/** An optional paragraph: absent, null or empty all read as ''. */
export const optionalParagraph = (max: number) =>
  z.pipe(
    z.nullish(paragraph(max)),
    z.transform((text) => text ?? ''),
  );

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** An e-mail address of at most 254 characters, trimmed. */
export const email = (required: string, invalid: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(254, { error: invalid, abort: true }),
      z.regex(EMAIL, invalid),
    );
