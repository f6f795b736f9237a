import { describe, expect, test } from 'vitest';
import { withdrawalDraftSchema } from '../case/withdrawal-draft';
import { contactMessageSchema } from '../contact/contact-message';
import { clientSchema } from '../order/sale-draft';
import { shippingInfoSchema } from '../order/order-draft';
import { dataRequestDraftSchema } from '../privacy/data-request';
import {
  PHONE_FAULT,
  email,
  textLine,
  optionalTextLine,
  optionalParagraph,
  paragraph,
  personName,
  phone,
  optionalEmail,
  optionalPhone,
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
    ['María (Mary) López', 'María Mary López'],
    ['(Mary) López', 'Mary López'],
    ['María "Mary" López', 'María Mary López'],
    ['María “Mary” López', 'María Mary López'],
    ['Ana [Anita] Ruiz', 'Ana Anita Ruiz'],
    ['Ana ‘Anita’ D’Angelo', 'Ana Anita D’Angelo'],
    ['López, María', 'López María'],
  ])('a name written as %j is %j', (text, understood) => expect(name.parse(text)).toBe(understood));
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
  test.each(['ana@example.com', 'a.b+c@sub.example.com.ar', "o'neil@example.com", 'ana@ñandú.com.ar'])(
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
  const field = phone('falta');
  expect(field.parse('\u202a+54\u00a09\u00a0299 412\u20113456\u202c')).toBe('+54 9 299 412-3456');
  expect(messageOf(field.safeParse('\u202a\u202c'))).toBe('falta');
  expect(messageOf(field.safeParse(5))).toBe('falta');
});

const accented = 'mal. Antes de la @ no puede haber ñ ni tildes, por ejemplo: nandu@ejemplo.com';
test.each([
  ['ñandú@example.com', accented],
  ['josé.perez@gmail.com', accented],
  ['ana@gmail,com', 'mal'],
  ['ana@gmail.com.', 'mal'],
  ['mailto:ana@gmail.com', 'mal'],
  ['Ana <ana@gmail.com>', 'mal'],
  ['ana(at)gmail.com', 'mal'],
])('the e-mail address %j is asked again: %j', (address, message) => {
  expect(messageOf(email('falta', 'mal').safeParse(address))).toBe(message);
  expect(messageOf(optionalEmail('mal').safeParse(address))).toBe(message);
});

describe('phone numbers', () => {
  test.each([
    '299 412 3456',
    '0299-15-4123456',
    '15 4 123456',
    '+54 9 299 412-3456',
    '54 299 4123456',
    '(0299) 412.3456',
    '299/412-3456',
    '4123456',
    '11 2345-6789',
    '+56 9 1234 5678',
    '+598 99 123 456',
    '(+598) 99 123 456',
  ])('a phone number may be written %j', (number) => {
    expect(phone('falta').parse(number)).toBe(number);
    expect(optionalPhone.parse(number)).toBe(number);
  });
  test.each([
    ['cel: 299 412 3456', '299 412 3456'],
    ['WhatsApp 2994123456', '2994123456'],
    ['299 412-3456 (mi hermana)', '299 412-3456'],
    ['２９９ ４１２ ３４５６', '299 412 3456'],
    ['299_412_3456', '299-412-3456'],
    ['n° 299 412 3456', '299 412 3456'],
    ['Nº: 299 412 3456', '299 412 3456'],
    ['299 412 3456 cel', '299 412 3456'],
    ['(juli) 299 412 3456', '299 412 3456'],
    ['wa 299 412 3456', '299 412 3456'],
    ['++54 299 412 3456', '+54 299 412 3456'],
  ])('the phone number %j is understood as %s', (written, number) => {
    expect(phone('falta').parse(written)).toBe(number);
    expect(optionalPhone.parse(written)).toBe(number);
  });
  test.each([
    '299412345',
    '123456',
    '15 2345-6789',
    '99999',
    '2994123456 ó 2994123457',
    'no tengo',
    '=2994123456',
  ])('the phone number %j is asked again with an example', (number) => {
    for (const field of [phone('falta'), optionalPhone])
      expect(messageOf(field.safeParse(number))).toBe(PHONE_FAULT);
    expect(PHONE_FAULT).toContain('299 412 3456');
  });
  test('an optional phone number may be missing', () => {
    for (const value of [undefined, null, '', ' ']) expect(optionalPhone.parse(value)).toBe('');
  });
});

// Every form that asks a buyer for a field understands and refuses the same writings.
describe.each([
  ['the checkout', shippingInfoSchema, {}, 'fullName'],
  ['a manual sale', clientSchema, {}, 'fullName'],
  ['a withdrawal', withdrawalDraftSchema, { kind: 'withdrawal', orderNumber: 'JL-1' }, 'name'],
  ['a contact message', contactMessageSchema, { subject: 'Talles', message: 'Hola' }, 'name'],
  ['a data request', dataRequestDraftSchema, { request: 'access' }, null],
] as const)('%s', (form, schema, rest, nameField) => {
  const good = { email: 'ana@example.com', phone: '299 412 3456' };
  const faultsOf = (typed: object) => {
    const named = nameField ? { [nameField]: 'Ana Ruiz' } : {};
    const { error } = schema.safeParse({ ...rest, ...named, ...good, ...typed });
    return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  };
  test(`${form} asks for an e-mail address without ñ and for a whole number`, () => {
    expect(faultsOf({})).toEqual([]);
    const [[field, message] = []] = faultsOf({ email: 'ñandú@example.com' });
    expect([field, message?.toString().startsWith('Formato de email inválido. ')]).toEqual(['email', true]);
    expect(faultsOf({ phone: '299412345' })).toEqual([['phone', PHONE_FAULT]]);
    expect(faultsOf({ phone: '0299-15-4123456' })).toEqual([]);
  });
  test.runIf(nameField)(`${form} understands a nickname in brackets`, () => {
    const parsed = schema.parse({ ...rest, ...good, [nameField ?? '']: 'María (Mary) López' });
    expect(parsed).toMatchObject({ [nameField ?? '']: 'María Mary López' });
  });
});
