import { expect, test } from 'vitest';
import type { SizeGuide } from '@shop/contract';
import { sizeOptions, sizesKeptFor } from './offered-sizes.ts';

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

test('the sizes offered are those of the enabled guide, once each', () => {
  expect(sizeOptions('corpiños', guides, [])).toEqual([
    { size: '85', inGuide: true },
    { size: '90', inGuide: true },
  ]);
});

test('without a guide, or with one switched off, nothing is offered', () => {
  expect(sizeOptions('batas', guides, [])).toEqual([]);
  expect(sizeOptions('medias', guides, [])).toEqual([]);
});

test('a size that the product already has stays visible, marked as outside the guide', () => {
  expect(sizeOptions('bodies', guides, ['S', 'XXL'])).toEqual([
    { size: 'S', inGuide: true },
    { size: 'M', inGuide: true },
    { size: 'XXL', inGuide: false },
  ]);
});

test('another category keeps only the sizes that it offers too', () => {
  expect(sizesKeptFor('bodies', guides, ['M', '85'])).toEqual(['M']);
});
