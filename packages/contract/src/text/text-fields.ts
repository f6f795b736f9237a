import { z } from '../z';
import { whatsappFault } from '../contact/whatsapp';

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
export const BAD_NAME = 'El nombre solo puede tener letras, espacios, apóstrofos, guiones y puntos';

// A nickname in brackets or quotes is part of a name, and the signs are not; nor is a comma after the surname.
const withoutQuotes = z.overwrite((name: string) =>
  name
    .replace(/‘([^‘’]*)’/g, ' $1 ')
    .replace(/[()[\]"“”«»,]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim(),
);
const isEmptyOr = (test: RegExp) => (text: string) => text === '' || test.test(text);

/** A person's name: other people read it in mails and lists, so it can carry no message. */
export const personName = (max: number, required: string) =>
  textLine(max, required).check(withoutQuotes, z.regex(NAME, BAD_NAME));

export const optionalName = (max: number) =>
  optionalTextLine(max).check(withoutQuotes, z.refine(isEmptyOr(NAME), BAD_NAME));

export const visibleOrEmpty = (text?: string | null): string => (text && VISIBLE.test(text) ? text : '');

/** An optional line: absent, null and blank become ''. */
export const optionalTextLine = (max: number) =>
  z.pipe(z.nullish(textLine(max)), z.transform(visibleOrEmpty));

export const optionalParagraph = (max: number, notText?: string) =>
  z.pipe(z.nullish(text(max, CONTROL_EXCEPT_BREAKS, notText, [])), z.transform(visibleOrEmpty));

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;
// Mail servers in use refuse other letters before the @; a domain with them has an ASCII form.
const ASCII_NAME = /^[\x21-\x7e]+@/;
const ACCENTED = 'Antes de la @ no puede haber ñ ni tildes, por ejemplo: nandu@ejemplo.com';

export const EMAIL_FORMAT = 'Formato de email inválido';

const emailChecks = (invalid: string) => [
  z.refine<string>(isEmptyOr(EMAIL), { error: invalid, abort: true }),
  z.refine<string>(isEmptyOr(ASCII_NAME), `${invalid}. ${ACCENTED}`),
];

/** The longest address that mail knows (RFC 5321). */
export const EMAIL_LENGTH = 254;

export const email = (required: string, invalid = EMAIL_FORMAT) =>
  z
    .string(required)
    .check(
      withoutInvisible,
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(EMAIL_LENGTH, { error: invalid, abort: true }),
      ...emailChecks(invalid),
    );

export const optionalEmail = (invalid = EMAIL_FORMAT) =>
  optionalTextLine(EMAIL_LENGTH).check(withoutInvisible, ...emailChecks(invalid));

/** Asks again for a number that cannot be understood. */
export const PHONE_FAULT =
  'Revisá el número: código de área + número, sin 0 ni 15. Por ejemplo: 299 412 3456';

// Signs that people write between digits; letters are no number.
const PHONE_SIGNS = /^[+()/ .\d-]+$/;
const isPhone = (text: string) => PHONE_SIGNS.test(text) && whatsappFault(text) === null;
// 'cel: ' or 'n° ' beside a number, or whose it is in brackets, is no part of it.
const WORD = String.raw`(?:cel(?:ular)?|tel(?:[ée]fono)?|whats?app|wsp|wpp|wa|nro|n[°o]|\([^\d()]{0,60}\))`;
const LABEL = new RegExp(String.raw`^\s*(?:${WORD}[\s.:]*)+|\s?${WORD}[\s.]{0,9}$`, 'gi');
const withAsciiSigns = z.overwrite((text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Pd}_]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\+{2,}/g, '+')
    .replace(LABEL, ''),
);

/** A phone number that WhatsApp can reach: invisible characters are removed, dashes and blanks become ASCII. */
export const phone = (required: string) =>
  z.pipe(
    z.string(required).check(withoutInvisible, withAsciiSigns),
    textLine(30, required).check(z.refine((text) => text === '' || isPhone(text), PHONE_FAULT)),
  );

export const optionalPhone = z.pipe(
  z.nullish(z.string().check(withoutInvisible, withAsciiSigns)),
  optionalTextLine(30).check(z.refine((text) => text === '' || isPhone(text), PHONE_FAULT)),
);
