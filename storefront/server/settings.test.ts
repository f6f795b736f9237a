// @vitest-environment node
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const INTERNAL_SECRET = 'a secret of some length';

test('a setting that is absent has its default value', () => {
  expect(readSettings({ INTERNAL_SECRET })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    behindProxy: false,
  });
  expect(readSettings({ INTERNAL_SECRET }).cmsUrl.href).toBe('http://127.0.0.1:1337/');
});

test('the public URL of a host can be opened by a browser', () => {
  const publicUrlOf = (HOST: string) => readSettings({ INTERNAL_SECRET, HOST }).publicUrl;
  expect(publicUrlOf('::1')).toBe('http://[::1]:3000');
  expect(publicUrlOf('0.0.0.0')).toBe('http://127.0.0.1:3000');
  expect(publicUrlOf('tienda.local')).toBe('http://tienda.local:3000');
});

test('invalid settings are reported together', () => {
  const read = () => readSettings({ PORT: 'many', PUBLIC_URL: 'example.com', BEHIND_PROXY: 'perhaps' });
  expect(read).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*BEHIND_PROXY[\s\S]*INTERNAL_SECRET/);
});

test('the public URL has no slash at its end', () => {
  expect(readSettings({ INTERNAL_SECRET, PUBLIC_URL: 'https://jazmin.example/' }).publicUrl).toBe(
    'https://jazmin.example',
  );
});
