import { expect, test } from 'vitest';
import { homePageSchema } from './home-page';
import { completeHomeSections, HOME_SECTIONS, type HomePageSection } from './home-sections';

const section = (key: HomePageSection['key'], given: Partial<HomePageSection> = {}): HomePageSection => ({
  key,
  enabled: true,
  title: '',
  description: '',
  ...given,
});
const keysOf = (stored: HomePageSection[]) => completeHomeSections(stored).map(({ key }) => key);

test('completeHomeSections keeps the stored order and appends what was not stored', () => {
  expect(keysOf([])).toEqual(HOME_SECTIONS);
  const stored = [section('reviews'), section('products'), section('reviews', { enabled: false })];
  expect(keysOf(stored).slice(0, 3)).toEqual(['reviews', 'products', 'bestSellers']);
  expect(keysOf(stored).sort()).toEqual([...HOME_SECTIONS].sort());
  expect(completeHomeSections(stored)[0]?.enabled).toBe(true);
});

test('completeHomeSections shows products and contact, which the menu leads to, whatever was stored', () => {
  const all = completeHomeSections(HOME_SECTIONS.map((key) => section(key, { enabled: false })));
  expect(all.filter(({ enabled }) => enabled).map(({ key }) => key)).toEqual(['products', 'contact']);
});

test('a section whose title was emptied gets its first title back', () =>
  expect(completeHomeSections([section('gift')])[0]?.title).toBe('Para regalar'));

test('homePageSchema refuses a section that no page has, and gives content without an order the first one', () => {
  expect(homePageSchema.safeParse({ sections: [{ ...section('gift'), key: 'banner' }] }).success).toBe(false);
  expect(homePageSchema.parse(undefined).sections.map(({ key }) => key)).toEqual(HOME_SECTIONS);
});
