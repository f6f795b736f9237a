// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandColors, brandFonts, brandRadii } from '@shop/contract';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').toLowerCase();

function cssColors(...files: string[]): Map<string, string> {
  const declared = files.flatMap((file) => [...read(file).matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)]);
  return new Map(declared.map(([, name = '', value = '']) => [name, value]));
}

const STYLESHEETS = ['packages/web-kit/src/ui/tokens.css', 'packages/web-kit/src/ui/shop-tokens.css'];

it('the stylesheet of the shop has the colours of its mails and prints', () => {
  const colors = cssColors(...STYLESHEETS);
  const names = Object.keys(brandColors).map((name) =>
    name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`),
  );
  expect(names.map((name) => colors.get(name))).toEqual(Object.values(brandColors));
});

it('the stylesheet of the shop has the first faces and the radii of its mails and prints', () => {
  const css = STYLESHEETS.map(read).join('\n');
  const first = (stack: string) => stack.split(',')[0]!.replaceAll("'", '').toLowerCase();
  expect(css).toContain(`--font-sans: '${first(brandFonts.text)}',`);
  expect(css).toContain(`--font-serif: '${first(brandFonts.heading)}',`);
  for (const [name, value] of Object.entries(brandRadii))
    expect(css).toContain(`--radius-${name}: ${value};`);
});

it('the bar of the browser has the colour of the sidebar', () => {
  const [, bar] = /name="theme-color" content="(#\w+)"/.exec(read('admin-panel/index.html')) ?? [];
  expect(read('packages/web-kit/src/ui/office-tokens.css')).toContain(`--color-sidebar: ${bar};`);
});

it.each([
  ['storefront/public/favicon.svg', ['wine', 'paper', 'rose']],
  ['storefront/public/manifest.webmanifest', ['paper']],
  ['admin-panel/public/icon.svg', ['wine', 'rose']],
] as const)('%s uses colours of the shop', (file, names) => {
  const text = read(file);
  expect(names.filter((name) => !text.includes(brandColors[name]))).toEqual([]);
});
