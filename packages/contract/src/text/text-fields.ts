import { z } from '../z';

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\u2028\u2029]/;
// Paragraphs may hold line breaks and tabs.
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// Anything but spaces and characters without a glyph.
const VISIBLE = /[^\s\p{DI}\u2800]/u;
// Copying from a chat or a web page adds format characters.
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

const BAD_CHARACTERS = 'El texto tiene caracteres que no se pueden usar';
const tooLong = (max: number) => `El texto no puede superar los ${max} caracteres`;
const mustBeVisible = (required?: string) =>
  z.refine<string>((text) => !required || VISIBLE.test(text), { error: required, abort: true });

export const withoutInvisible = z.overwrite((text: string) => text.replace(INVISIBLE, ''));

// Invisible characters alone are no text.
const filled = (required?: string) => [
  z.minLength(required ? 1 : 0, { error: required, abort: true }),
  mustBeVisible(required),
];

const text = (
  max: number,
  forbidden: RegExp,
  required: string | undefined,
  checks: readonly z.core.$ZodCheck<string>[],
) =>
  z.string(required).check(
    z.trim(),
    ...checks,
    z.maxLength(max, tooLong(max)),
    z.refine((typed) => !forbidden.test(typed), BAD_CHARACTERS),
  );

export const textLine = (max: number, required?: string) =>
  text(max, CONTROL_CHARACTERS, required, filled(required));

/** A required line whose fault keeps no check of the whole object from running, as that of `textLine` does. */
export const requiredLine = (max: number, required: string) =>
  text(max, CONTROL_CHARACTERS, required, [
    z.minLength(1, required),
    z.refine((typed) => typed === '' || VISIBLE.test(typed), required),
  ]);

export const paragraph = (max: number, required?: string) =>
  text(max, CONTROL_EXCEPT_BREAKS, required, filled(required));

// Letters of any script; other signs may be a link, an address or a text that reads backwards.
const NAME = /^(?=.*\p{L})(?!.*www\.)(?:(?!\p{DI})[\p{L}\p{M}\p{Zs}\p{Pd}'’ʼ´`.])+$/iu;
const BAD_NAME = 'El nombre solo puede tener letras, espacios, apóstrofos, guiones y puntos';

/** A person's name: other people read it in mails and lists, so it can carry no message. */
export const personName = (max: number, required: string) =>
  textLine(max, required).check(z.regex(NAME, BAD_NAME));

/** Returns a text, or '' for one without a visible character. */
export const visibleOrEmpty = (text?: string | null): string => (text && VISIBLE.test(text) ? text : '');

/** An optional line: absent, null and blank become ''. */
export const optionalTextLine = (max: number) =>
  z.pipe(z.nullish(textLine(max)), z.transform(visibleOrEmpty));

export const optionalParagraph = (max: number, notText?: string) =>
  z.pipe(z.nullish(text(max, CONTROL_EXCEPT_BREAKS, notText, [])), z.transform(visibleOrEmpty));

export const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** A phone number: invisible characters are removed, dashes and blanks become ASCII. */
export const phoneLine = (required: string) =>
  z.pipe(
    z.string(required).check(
      withoutInvisible,
      z.overwrite((text) => text.replace(/\p{Pd}/gu, '-').replace(/\p{Zs}/gu, ' ')),
    ),
    textLine(30, required),
  );

export const email = (required: string, invalid: string) =>
  z
    .string(required)
    .check(
      withoutInvisible,
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(254, { error: invalid, abort: true }),
      z.regex(EMAIL, invalid),
    );
