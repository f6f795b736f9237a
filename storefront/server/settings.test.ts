// @vitest-environment node
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const INTERNAL_SECRET = 'a secret of some length';

test('what is not said has its standard value', () => {
  expect(readSettings({ INTERNAL_SECRET })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    behindProxy: false,
  });
  expect(readSettings({ INTERNAL_SECRET }).cmsUrl.href).toBe('http://127.0.0.1:1337/');
});

test('every fault is told at once', () => {
  const read = () => readSettings({ PORT: 'many', PUBLIC_URL: 'example.com', BEHIND_PROXY: 'perhaps' });
  expect(read).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*BEHIND_PROXY[\s\S]*INTERNAL_SECRET/);
});

test('the public address carries no slash at its end', () => {
  expect(readSettings({ INTERNAL_SECRET, PUBLIC_URL: 'https://jazmin.example/' }).publicUrl).toBe(
    'https://jazmin.example',
  );
});
