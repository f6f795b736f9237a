import { expect, test } from 'vitest';
import { picturesOf } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { toListItem } from './list-item.ts';

const colors = ['Negro', 'Rosa'].map((name) => ({ name, value: '#112233' }));

test('toListItem keeps the first picture of each color, with its color', () => {
  const product = aProduct({
    colors,
    thumbnails: ['/n1', '/n2', '/n3', '/r1', '/r2'],
    thumbnailAlts: ['uno', 'dos', 'tres', 'cuatro', 'cinco'],
    thumbnailColors: [['Negro'], ['Negro'], ['Negro'], ['Rosa'], ['Rosa']],
  });
  const item = toListItem(product);
  expect(item).toMatchObject({
    thumbnails: ['/n1', '/r1'],
    thumbnailAlts: ['uno'],
    thumbnailColors: [['Negro'], ['Rosa']],
  });
  for (const { name } of colors)
    expect(picturesOf(item, name)[0]?.url).toBe(picturesOf(product, name)[0]?.url);
});

test('toListItem keeps two pictures of a product whose pictures name no color', () => {
  const thumbnails = ['/1', '/2', '/3'];
  const item = toListItem(aProduct({ colors, thumbnails, thumbnailColors: [[], [], []] }));
  expect(item.thumbnails).toEqual(['/1', '/2']);
});

test('toListItem keeps the first day of a product only while it counts as new', () => {
  const createdAt = new Date().toISOString();
  expect(toListItem(aProduct({ createdAt })).createdAt).toBe(createdAt);
  expect(toListItem(aProduct({ createdAt: '2020-01-01T00:00:00.000Z' })).createdAt).toBe('');
});
