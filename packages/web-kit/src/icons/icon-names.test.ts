import { expect, test } from 'vitest';
import sprite from './icons.svg?raw';
import { iconId } from './icon-id.ts';
import { resolveIconName, ICON_NAMES } from './icon-names.ts';

const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

// @spec 2.18.6
test('every offered icon is in the sprite', () => {
  expect(ICON_NAMES.length).toBeGreaterThan(150);
  expect(ICON_NAMES.filter((name) => !drawn.has(iconId(name)))).toEqual([]);
});

// @spec 2.18.6
test('the example icons of the specification are offered, in alphabetical order', () => {
  const examples = [
    'Truck',
    'Award',
    'Heart',
    'Star',
    'ShieldCheck',
    'Gift',
    'Mail',
    'Phone',
    'MapPin',
    'Clock',
  ];
  expect(ICON_NAMES).toEqual(expect.arrayContaining([...examples, 'Globe', 'Instagram', 'Facebook', 'Info']));
  expect([...ICON_NAMES].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(ICON_NAMES);
});

test('a content name and a sprite id name the same icon', () => {
  expect(iconId('MapPin')).toBe('map-pin');
  expect(iconId('map-pin')).toBe('map-pin');
  expect(iconId('Grid2x2')).toBe('grid-2x2');
});

// @spec 2.18.7
test('an unknown icon name falls back to Info or to the given icon', () => {
  expect(resolveIconName('Dragon')).toBe('Info');
  expect(resolveIconName('Dragon', 'Globe')).toBe('Globe');
  expect([resolveIconName('MapPin'), resolveIconName('map-pin')]).toEqual(['MapPin', 'map-pin']);
});
