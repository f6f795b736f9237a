import { expect, test } from 'vitest';
import type { SizeGuide } from '@shop/contract';
import { sizeOptions, keepOfferedSizes, sizesBetween } from './offered-sizes.ts';

const guide = (category: string, sizes: string[], enabled = true): SizeGuide => ({
  category,
  title: '',
  subtitle: '',
  enabled,
  tableHeaders: ['Talla'],
  tableRows: sizes.map((size) => ({ size, measurements: [] })),
  notes: '',
});

const guides = [
  guide('corpiños', ['85', '90', '85']),
  guide('bodies', ['S', 'M']),
  guide('medias', ['U'], false),
];

// @spec 5.24
test('sizeOptions lists the sizes of the enabled guide, once each', () => {
  expect(sizeOptions('corpiños', guides, [])).toEqual([
    { size: '85', inGuide: true },
    { size: '90', inGuide: true },
  ]);
});

// @spec 5.24
test('sizeOptions is empty without a guide or with a disabled one', () => {
  expect(sizeOptions('batas', guides, [])).toEqual([]);
  expect(sizeOptions('medias', guides, [])).toEqual([]);
});

test('sizeOptions marks sizes of the product that are not in the guide', () => {
  expect(sizeOptions('bodies', guides, ['S', 'XXL'])).toEqual([
    { size: 'S', inGuide: true },
    { size: 'M', inGuide: true },
    { size: 'XXL', inGuide: false },
  ]);
});

test('keepOfferedSizes drops sizes that the new category does not offer', () => {
  expect(keepOfferedSizes('bodies', guides, ['M', '85'])).toEqual(['M']);
});

test('keepOfferedSizes keeps the one size only for a category without a guide', () => {
  expect(keepOfferedSizes('batas', guides, ['M', 'ÚNICO'])).toEqual(['ÚNICO']);
  expect(keepOfferedSizes('bodies', guides, ['M', 'ÚNICO'])).toEqual(['M']);
});

test('sizesBetween closes the gap between the chosen sizes of the guide, and is empty without one', () => {
  const options = ['S', 'M', 'L', 'XL'].map((size) => ({ size, inGuide: true }));
  expect(sizesBetween(options, ['L', 'S'])).toEqual(['S', 'M', 'L']);
  expect(sizesBetween(options, ['S', 'M'])).toEqual([]);
  expect(sizesBetween(options, ['XS'])).toEqual([]);
});
