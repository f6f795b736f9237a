import { describe, expect, test } from 'vitest';
import { boundaryOf, parseMultipart } from './multipart';

const form = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const field = (name: string, value: string) => [
  `--x`,
  `Content-Disposition: form-data; name="${name}"`,
  '',
  value,
];

describe('a form', () => {
  test('gives its fields and files byte by byte', () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);
    const body = Buffer.concat([
      form(
        ...field('purpose', 'content'),
        '--x',
        'Content-Disposition: form-data; name="file"; filename="a.jpg"',
        '',
        '',
      ),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const parts = parseMultipart(body, 'x')!;
    expect(parts.map(({ name, filename }) => [name, filename])).toEqual([
      ['purpose', undefined],
      ['file', 'a.jpg'],
    ]);
    expect(parts[0]!.data.toString()).toBe('content');
    expect(parts[1]!.data.equals(bytes)).toBe(true);
  });

  test.each([
    ['cut short', form(...field('a', '1'))],
    ['of another boundary', form('--y', '', '', '--y--')],
    ['without headers', form('--x', 'hola', '--x--')],
    ['of too many parts', form(...Array.from({ length: 12 }, () => field('a', '1')).flat(), '--x--', '')],
    ['that is empty', Buffer.alloc(0)],
  ])('%s is refused', (_, body) => expect(parseMultipart(body, 'x')).toBeNull());
});

test('the boundary is read from the content type, quoted or not', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
  expect(boundaryOf('multipart/form-data')).toBeNull();
  expect(boundaryOf('application/json; boundary=abc')).toBeNull();
});
