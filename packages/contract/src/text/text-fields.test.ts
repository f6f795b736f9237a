import { describe, expect, test } from 'vitest';
import {
  email,
  textLine,
  optionalTextLine,
  optionalParagraph,
  paragraph,
  personName,
  phoneLine,
} from './text-fields';

const messageOf = (answer: { error?: { issues: { message: string }[] } }) => answer.error?.issues[0]?.message;

describe('lines', () => {
  test('a line is trimmed', () => expect(textLine(10).parse('  hola ')).toBe('hola'));
  test('a line may have exactly the maximum length after trimming', () => {
    expect(textLine(5).parse(` ${'a'.repeat(5)} `)).toHaveLength(5);
    expect(messageOf(textLine(5).safeParse('a'.repeat(6)))).toBe(
      'El texto no puede superar los 5 caracteres',
    );
  });
  test('a line reports a required value that is empty, blank or missing', () => {
    for (const value of ['', '   ', '\u200b', ' \u2060\u00ad\u202e ', '\u3164', undefined, null, 5, ['a']])
      expect(messageOf(textLine(5, 'Falta el nombre').safeParse(value))).toBe('Falta el nombre');
  });
  test.each(['Ana\r\nBcc: todos@example.com', 'a\u0000b', 'a\u001bb', 'a\u007fb', 'a\u2028b', 'a\tb'])(
    'a line rejects the control characters of %j',
    (text) => expect(textLine(100).safeParse(text).success).toBe(false),
  );
  test('a line accepts letters of any script', () =>
    expect(textLine(100).parse('Ñandú 🎀 שלום')).toBe('Ñandú 🎀 שלום'));
});

describe('names', () => {
  const name = personName(120, 'Falta el nombre');
  const refusal = 'El nombre solo puede tener letras, espacios, apóstrofos, guiones y puntos';

  test.each(["Rocío O'Higgins", 'Ma. Elena Núñez-Paz', 'D’Angelo', 'Jose\u0301 Peña', 'שרה כהן', '李 小龙'])(
    'a name may be %j',
    (text) => expect(name.parse(` ${text} `)).toBe(text),
  );
  test.each([
    'Entrá a https://malo.example',
    'WWW.malo.example',
    'ana@malo.example',
    'Ana 2',
    'Ana\u202egro',
    'A\u200bna',
    'A\u3164na',
    'Ana\ufe0f',
    'Ana <b>',
    '=Ana',
    '. -',
  ])('a name may not be %j', (text) => expect(messageOf(name.safeParse(text))).toBe(refusal));
  test('a name reports that it is missing', () =>
    expect(messageOf(name.safeParse(' \u200b'))).toBe('Falta el nombre'));
});

describe('paragraphs', () => {
  test('a paragraph reports a required value without visible characters', () =>
    expect(messageOf(paragraph(20, 'Falta el texto').safeParse('\u200b\n\u200d'))).toBe('Falta el texto'));
  test('a paragraph keeps its line breaks', () =>
    expect(paragraph(20).parse('uno\r\n\ndos\tt')).toBe('uno\r\n\ndos\tt'));
  test.each(['a\u0000b', 'a\u0008b', 'a\u000bb', 'a\u001fb'])(
    'a paragraph rejects the control character of %j',
    (text) => expect(paragraph(20).safeParse(text).success).toBe(false),
  );
});

test.each([
  ['line', optionalTextLine(5)],
  ['paragraph', optionalParagraph(5)],
])('an optional %s defaults to an empty text', (_, field) => {
  for (const value of [undefined, null, '', '  ', '\u200b']) expect(field.parse(value)).toBe('');
  expect(field.safeParse('a'.repeat(6)).success).toBe(false);
  expect(field.safeParse(5).success).toBe(false);
});

describe('e-mail addresses', () => {
  const field = email('falta', 'mal');
  test.each(['ana@example.com', 'a.b+c@sub.example.com.ar', "o'neil@example.com", 'ñandu@example.com'])(
    'an e-mail address may be %s',
    (address) => expect(field.parse(` ${address} `)).toBe(address),
  );
  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    'ana @example.com',
    'ana@example.com\nBcc: x@example.com',
    '<ana@example.com>',
    'ana@example.com,otra@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('an e-mail address may not be %j', (address) => expect(messageOf(field.safeParse(address))).toBe('mal'));
  test('an e-mail address loses the invisible characters of copied text', () =>
    expect(field.parse('\u200bana@example.com\ufeff')).toBe('ana@example.com'));
  test('an e-mail address is reported as missing when it is empty', () =>
    expect(messageOf(field.safeParse(' '))).toBe('falta'));

  test('an e-mail address is checked without catastrophic backtracking', () => {
    const hostile = `${'a.'.repeat(120)}@${'a.'.repeat(5)}`;
    expect(field.safeParse(hostile).success).toBe(false);
  });
});

test('a copied phone number loses invisible characters', () => {
  const field = phoneLine('falta');
  expect(field.parse('\u202a+54\u00a09\u00a0299 412\u20113456\u202c')).toBe('+54 9 299 412-3456');
  expect(messageOf(field.safeParse('\u202a\u202c'))).toBe('falta');
  expect(messageOf(field.safeParse(5))).toBe('falta');
});
