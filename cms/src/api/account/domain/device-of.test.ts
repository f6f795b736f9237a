import { expect, test } from 'vitest';
import { deviceOf } from './device-of';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 ${rest}`;

test.each([
  ['Chrome en Android', mozilla('Linux; Android 14; SM-A546E', 'Chrome/126.0.0.0 Mobile Safari/537.36')],
  [
    'Samsung Internet en Android',
    mozilla('Linux; Android 13', 'SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36'),
  ],
  ['Edge en Windows', mozilla('Windows NT 10.0; Win64; x64', 'Chrome/126.0 Safari/537.36 Edg/126.0')],
  ['Firefox en Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Safari en Mac', mozilla('Macintosh; Intel Mac OS X 10_15_7', 'Version/17.5 Safari/605.1.15')],
  [
    'Safari en iPhone',
    mozilla('iPhone; CPU iPhone OS 17_5 like Mac OS X', 'Version/17.5 Mobile/15E148 Safari/604.1'),
  ],
  [
    'Chrome en iPhone',
    mozilla('iPhone; CPU iPhone OS 17_5 like Mac OS X', 'CriOS/126.0 Mobile/15E148 Safari/604.1'),
  ],
])('deviceOf recognizes %s', (name, userAgent) => {
  const { browser, system } = deviceOf(userAgent);
  expect(`${browser} en ${system}`).toBe(name);
});

test.each(['', 'node', '<script>'])('deviceOf names nothing for %j', (userAgent) =>
  expect(deviceOf(userAgent)).toEqual({ browser: '', system: '' }),
);
