import { describe, expect, test } from 'vitest';
import { linkOrEmpty, pictureUrl, pictureUrlOrEmpty, sectionAnchor } from './link-fields';
import { isPictureUrl, isSafeLink } from './links';

describe('a link the shop may show', () => {
  test.each([
    'https://www.instagram.com/jazmin',
    'HTTP://example.com',
    'mailto:hola@jazmin.example',
    'tel:+542994123456',
    'https://example.com/a?b=c#d',
    'https://www.tiktok.com/@jazmin',
    'https://example.com?a=b',
  ])('is %s', (link) => expect(isSafeLink(link)).toBe(true));

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
  ])('is not %j', (link) => expect(isSafeLink(link)).toBe(false));

  test('loses blanks around it before it is judged', () => {
    expect(linkOrEmpty.parse('  https://example.com ')).toBe('https://example.com');
    expect(linkOrEmpty.safeParse(' \tjavascript:alert(1)').success).toBe(false);
    expect(linkOrEmpty.parse('   ')).toBe('');
  });

  test('has a bound', () =>
    expect(linkOrEmpty.safeParse(`https://e.com/${'a'.repeat(500)}`).success).toBe(false));
});

describe('a picture the shop may show', () => {
  test.each(['https://cdn.example.com/a.jpg?w=1', '/uploads/pictures/abc-123.jpg', '/assets/hero.jpg'])(
    'is %s',
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
  ])('is not %j', (url) => expect(isPictureUrl(url)).toBe(false));

  test('may be missing only where nothing is allowed', () => {
    expect(pictureUrlOrEmpty.parse('')).toBe('');
    expect(pictureUrl.safeParse('').success).toBe(false);
  });
});

test.each(['products', 'contact', 'a-1'])('%s names a section', (anchor) =>
  expect(sectionAnchor.parse(` ${anchor} `)).toBe(anchor),
);
test.each(['#products', 'javascript:alert(1)', 'Con Mayúscula', '', 'a'.repeat(41), 'https://x.com'])(
  '%j names no section',
  (anchor) => expect(sectionAnchor.safeParse(anchor).success).toBe(false),
);
