import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CatalogProduct } from './catalog-product';
import { createTextSearch } from './text-search';

const aProduct = (id: number, title: string): CatalogProduct => ({
  id,
  title,
  documentId: `d${id}`,
  active: true,
  category: 'bodies',
  categoryLabel: 'Bodies',
  titleKey: title,
  description: `Tela ${title}`,
  searchText: title,
  price: 1,
  sizes: [],
  colors: [],
  colorKeys: [],
  inStock: [{ size: null, color: null }],
  isLow: false,
  lacksFacts: false,
  needsGuide: false,
});

test('a text search that changes all the time clears away what it removed, without an error later', async () => {
  const text = createTextSearch([]);
  const products = Array.from({ length: 300 }, (_, id) => id);
  for (let round = 0; round < 30; round += 1) {
    for (const id of products)
      text.put(aProduct(id, `ro${round}pa${id} mo${id * 7}de${round} co${id}lor${round}`));
    await pause(4);
  }
  for (const id of products) text.remove(id);
  await pause(50);
  expect(text.find('ro29pa1').scores.size).toBe(0);
  expect(text.find('bodies').scores.size).toBe(0);
});
