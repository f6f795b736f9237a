import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whatsappFault, whatsappLink, whatsappNumber } from './whatsapp';

// @spec 7.3

describe('WhatsApp numbers', () => {
  test.each([
    ['299 15 412-3456', '5492994123456'],
    ['0299 15 4123456', '5492994123456'],
    ['+54 9 299 412 3456', '5492994123456'],
    ['54 299 154123456', '5492994123456'],
    ['0054 9 299 412 3456', '5492994123456'],
    ['2994123456', '5492994123456'],
    ['+542994123456', '5492994123456'],
    ['9 299 412 3456', '5492994123456'],
    ['02942 15 412345', '5492942412345'],
    ['11 15 2345-6789', '5491123456789'],
    ['4123456', '5492994123456'],
    ['15 4123456', '5492994123456'],
    ['(0299) 412-3456', '5492994123456'],
    ['15 4 123456', '5492994123456'],
    ['+54 9 299 15 412-3456', '5492994123456'],
    ['549 0299 15 4123456', '5492994123456'],
    ['+56 9 1234 5678', '56912345678'],
    ['56 9 1234-5678', '56912345678'],
    ['00598 99 123 456', '59899123456'],
    ['+1 408 555 0100', '14085550100'],
    ['(+598) 99 123 456', '59899123456'],
    ['(+54) 299 412 3456', '5492994123456'],
  ])('a WhatsApp number is parsed from %s', (written, number) =>
    expect(whatsappNumber(written)).toBe(number),
  );

  test.each([
    '123',
    '',
    '2994123456789',
    '299412345',
    '15 2345-6789',
    '299 154 12345',
    'llamame',
    '00000000000',
  ])('a WhatsApp number is null for %j', (written) => expect(whatsappNumber(written)).toBeNull());

  test.each([
    ['299 15 412-3456', null],
    ['4123456', null],
    ['', 'missing'],
    ['llamame', 'missing'],
    ['123', 'length'],
    ['299412345', 'length'],
    ['+56 9 1234 5678', null],
    ['9994123456', 'area'],
  ])('whatsappFault of %j is %j', (written, fault) => {
    expect(whatsappFault(written)).toBe(fault);
    expect(whatsappNumber(written) === null).toBe(fault !== null);
  });

  test('a WhatsApp number takes the area code of Neuquén when it is local', () =>
    expect(whatsappNumber('4567890')).toBe('5492994567890'));

  test('a WhatsApp number has 13 digits, or the code of another country, for any parsable text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(whatsappNumber(text) ?? '5490000000000').toMatch(/^(549\d{10}|(?!54)[1-9]\d{7,14})$/);
      }),
    ));

  test('a WhatsApp number is parsed from its own digits', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000_000, max: 3_999_999_999 }), (local) => {
        const number = whatsappNumber(String(local));
        expect(number).not.toBeNull();
        expect(whatsappNumber(`+${number}`)).toBe(number);
      }),
    ));
});

describe('chat links', () => {
  test('a chat link carries the whole text as one parameter', () => {
    const text = 'Hola\nConjunto "Azahar" & x=1#y?phone=1 ñandú 🎀';
    const link = new URL(whatsappLink('299 412-3456', text)!);
    expect(link.origin + link.pathname).toBe('https://wa.me/5492994123456');
    expect([...link.searchParams.keys()]).toEqual(['text']);
    expect(link.searchParams.get('text')).toBe(text);
  });
  test('a chat link is null for an unusable number', () => expect(whatsappLink('123', 'Hola')).toBeNull());
});
