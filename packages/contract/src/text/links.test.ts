import { describe, expect, test } from 'vitest';
import { linkOrEmpty, pictureUrl, pictureUrlOrEmpty, sectionAnchor } from './link-fields';
import { isPictureUrl, isSafeLink } from './links';

describe('links', () => {
  test.each([
    'https://www.instagram.com/jazmin',
    'HTTP://example.com',
    'mailto:hola@jazmin.example',
    'tel:+542994123456',
    'https://example.com/a?b=c#d',
    'https://www.tiktok.com/@jazmin',
    'https://example.com?a=b',
  ])('a link may be %s', (link) => expect(isSafeLink(link)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '\\\\evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://',
    'http://a b',
    'ftp://example.com',
    'https://www.instagram.com@evil.example/',
    'https://user:pass@evil.example',
    'blob:https://example.com/1',
    'tel:javascript',
    'https://example.com/"onmouseover=alert(1)',
    'https://example.com/<b>',
    'example.com',
    '\u0000https://example.com',
    '',
  ])('a link may not be %j', (link) => expect(isSafeLink(link)).toBe(false));

  test('a link is trimmed before it is checked', () => {
    expect(linkOrEmpty.parse('  https://example.com ')).toBe('https://example.com');
    expect(linkOrEmpty.safeParse(' \tjavascript:alert(1)').success).toBe(false);
    expect(linkOrEmpty.parse('   ')).toBe('');
  });

  test('a link has at most 500 characters', () =>
    expect(linkOrEmpty.safeParse(`https://e.com/${'a'.repeat(500)}`).success).toBe(false));
});

describe('picture addresses', () => {
  test.each(['https://cdn.example.com/a.jpg?w=1', '/uploads/pictures/abc-123.jpg', '/assets/hero.jpg'])(
    'a picture address may be %s',
    (url) => expect(isPictureUrl(url)).toBe(true),
  );

  test.each([
    'http://cdn.example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//evil.example/a.jpg',
    '/uploads/../secrets.json',
    '/uploads/a b.jpg',
    '/api/upload/proof/1',
    'uploads/a.jpg',
    'https://cdn.example.com@evil.example/a.jpg',
    'https://a.example/"onerror=x',
    'https://a.example/\\..\\x',
    'https:///a.jpg',
    '',
  ])('a picture address may not be %j', (url) => expect(isPictureUrl(url)).toBe(false));

  test('a picture address may be empty only in an optional field', () => {
    expect(pictureUrlOrEmpty.parse('')).toBe('');
    expect(pictureUrl.safeParse('').success).toBe(false);
  });
});

test.each(['products', 'contact', 'a-1'])('a section anchor may be %s', (anchor) =>
  expect(sectionAnchor.parse(` ${anchor} `)).toBe(anchor),
);
test.each(['#products', 'javascript:alert(1)', 'Con Mayúscula', '', 'a'.repeat(41), 'https://x.com'])(
  'a section anchor may not be %j',
  (anchor) => expect(sectionAnchor.safeParse(anchor).success).toBe(false),
);
