import { z } from './z';

// Control characters are exactly what must not get in.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
// Line breaks and tabs are welcome in long texts, other control characters are not.
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// Blank to whoever reads it: spaces, and signs that have no look of their own.
const SHOWS = /[^\s\p{DI}\u2800]/u;
// What comes along when a number or an address is copied from a chat or a web page.
const UNSEEN = /\p{Cf}/gu;

const BAD_CHARACTERS = 'El texto tiene caracteres que no se pueden usar';
const tooLong = (max: number) => `El texto no puede superar los ${max} caracteres`;
const shows = (required?: string) =>
  z.refine<string>((text) => !required || SHOWS.test(text), { error: required, abort: true });

/** Leaves out the signs that nobody sees. */
export const withoutUnseen = z.overwrite((text: string) => text.replace(UNSEEN, ''));

/** One line of trimmed text, at most `max` characters; `required` words the error for an empty one. */
export const line = (max: number, required?: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(required ? 1 : 0, { error: required, abort: true }),
    shows(required),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !CONTROL.test(text), BAD_CHARACTERS),
  );

/** Text of several lines, trimmed, at most `max` characters. */
export const paragraph = (max: number, required?: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(required ? 1 : 0, { error: required, abort: true }),
    shows(required),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !CONTROL_EXCEPT_BREAKS.test(text), BAD_CHARACTERS),
  );

const shownOrNothing = (text?: string | null): string => (text && SHOWS.test(text) ? text : '');

/** An optional line: absent, null, empty or blank all read as ''. */
export const optionalLine = (max: number) => z.pipe(z.nullish(line(max)), z.transform(shownOrNothing));

/** An optional paragraph: absent, null, empty or blank all read as ''. */
export const optionalParagraph = (max: number) =>
  z.pipe(z.nullish(paragraph(max)), z.transform(shownOrNothing));

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** A phone number as it is typed or copied: signs that nobody sees are left out, dashes and blanks become plain ones. */
export const phoneLine = (required: string) =>
  z.pipe(
    z.string(required).check(
      withoutUnseen,
      z.overwrite((text) => text.replace(/\p{Pd}/gu, '-').replace(/\p{Zs}/gu, ' ')),
    ),
    line(30, required),
  );

/** An e-mail address of at most 254 characters, trimmed, without signs that nobody sees. */
export const email = (required: string, invalid: string) =>
  z
    .string(required)
    .check(
      withoutUnseen,
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(254, { error: invalid, abort: true }),
      z.regex(EMAIL, invalid),
    );
