// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandColors } from '@shop/contract';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').toLowerCase();

function cssColors(...files: string[]): Map<string, string> {
  const declared = files.flatMap((file) => [...read(file).matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)]);
  return new Map(declared.map(([, name = '', value = '']) => [name, value]));
}

it('the stylesheet of the shop has the colours of its mails and prints', () => {
  const colors = cssColors('packages/web-kit/src/ui/tokens.css', 'storefront/src/tokens.css');
  const names = Object.keys(brandColors).map((name) =>
    name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`),
  );
  expect(names.map((name) => colors.get(name))).toEqual(Object.values(brandColors));
});

it.each([
  ['storefront/public/favicon.svg', ['wine', 'paper', 'rose']],
  ['storefront/public/manifest.webmanifest', ['paper']],
  ['admin-panel/public/icon.svg', ['wine', 'rose']],
] as const)('%s uses colours of the shop', (file, names) => {
  const text = read(file);
  expect(names.filter((name) => !text.includes(brandColors[name]))).toEqual([]);
});
