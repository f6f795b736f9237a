import { expect, test } from 'vitest';
import { formatLogLine, redactPersonalData } from './log-line';

test.each([
  ['no existe ana.gomez+1@ejemplo.com.ar', 'no existe [e-mail]'],
  ['Bearer eyJhbGciOi.eyJpZCI6.x-y_z', 'Bearer […]'],
  ['token=abcdef123', 'token=[…]'],
  ['{"password":"Muy-secreta"}', '{"password":"[…]"}'],
  ['llamar al +54 9 299 555-1234 ya', 'llamar al [phone] ya'],
  ['postgres://shop:clave@db/shop', 'postgres://[…]@db/shop'],
  [
    'JL-20261121-0001 at file.js:120:33 en 2026-11-21T10:00:00.000Z',
    'JL-20261121-0001 at file.js:120:33 en 2026-11-21T10:00:00.000Z',
  ],
])('the log text %j is redacted to %j', (given, written) => expect(redactPersonalData(given)).toBe(written));

test.each(['a', 'a.', 'a@', '1 ', '(1-', 'eyJ-', 'token ', '://a:'])(
  'a megabyte of %j is redacted in linear time and shortened',
  (part) => {
    const written = redactPersonalData(part.repeat(1_000_000 / part.length));
    expect(written.length).toBeLessThan(10_100);
    expect(written).toContain('… (');
  },
);

test('a long log text shows no part of an address at its cut', () => {
  for (let spaces = 9_960; spaces <= 10_000; spaces += 1) {
    const written = redactPersonalData(`${' '.repeat(spaces)}ana.gomez@ejemplo.com${' fin'.repeat(200)}`);
    expect(written).not.toContain('ana');
  }
});

test('a log line is JSON with the time first and without personal data', () => {
  const line = formatLogLine(
    {
      level: 'error',
      part: 'cms',
      message: 'falló',
      who: { email: 'a@b.com' },
      fault: new Error('de x@y.com'),
    },
    new Date(0),
  );
  expect(line.startsWith('{"time":"1970-01-01T00:00:00.000Z","level":"error","part":"cms"')).toBe(true);
  expect(line).not.toMatch(/a@b|x@y/);
  expect(JSON.parse(line).who.email).toBe('[e-mail]');
});
