// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
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

it('the shop writes in the sizes of its scale only', () => {
  const declared = [
    ...read('packages/web-kit/src/ui/shop-tokens.css').matchAll(/--text-(\w+): ([\d.]+)rem;/g),
  ];
  expect(Math.min(...declared.map(([, , rem]) => Number(rem)))).toBe(13 / 16);
  const sizes = new Set(declared.map(([, name]) => name));
  const files = globSync('{storefront,packages/web-kit}/src/**/*.tsx', { cwd: root });
  const strange = files.flatMap((file) =>
    [...read(file).matchAll(/\btext-(?:\[\d[^\]]*\]|(xs|sm|base|lg|\dxl|xl|h\d))(?![\w-])/g)]
      .filter(([, name]) => name === undefined || !sizes.has(name))
      .map(([size]) => `${file}: ${size}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(strange).toEqual([]);
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

const SURFACES = ['paper', 'white', 'sand', 'blush', 'success-soft', 'warn-soft', 'danger-soft', 'info-soft'];
const TEXTS = ['ink', 'ink-soft', 'muted', 'wine', 'wine-hover', 'gold', 'success', 'warn', 'danger', 'info'];

const channel = (part: string): number => {
  const share = parseInt(part, 16) / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(TEXTS)('text in %s has a contrast of 7:1 on every surface of the shop', (text) => {
  const colors = cssColors(...STYLESHEETS);
  const weak = SURFACES.filter((surface) => contrast(colors.get(text)!, colors.get(surface)!) < 7);
  expect(weak).toEqual([]);
});

it.each(['wine', 'wine-hover', 'ink', 'success'])('white text on %s has a contrast of 7:1', (solid) => {
  expect(contrast('#ffffff', cssColors(...STYLESHEETS).get(solid)!)).toBeGreaterThanOrEqual(7);
});
