import { expect, it } from 'vitest';
import { findSizeGuides } from '../size-guides';
import { starterCategories, withStarters } from './starter-categories';

const empty = { productCatalog: { mainTitle: 'Productos', categories: [] }, sizeGuides: [] };

it('starterCategories gives each category a size guide with rows', () => {
  for (const { category, guides } of starterCategories()) {
    const found = findSizeGuides(category.name, guides);
    expect(found.flatMap(({ tableRows }) => tableRows).length, category.name).toBeGreaterThan(0);
    for (const { tableHeaders, tableRows } of found)
      for (const { measurements } of tableRows) expect(measurements).toHaveLength(tableHeaders.length - 1);
  }
});

it('withStarters adds what is chosen once, and keeps what is there', () => {
  const once = withStarters(empty, ['bombachas', 'bodies']);
  expect(once.productCatalog.mainTitle).toBe('Productos');
  expect(once.productCatalog.categories.map(({ name }) => name)).toEqual(['bombachas', 'bodies']);
  expect(withStarters(once, ['bombachas', 'bodies'])).toEqual(once);
  const renamed = {
    ...once,
    productCatalog: { ...once.productCatalog, categories: [{ name: 'bodies', display_name: 'Bodis' }] },
  };
  expect(withStarters(renamed, ['bodies']).productCatalog.categories).toEqual([
    { name: 'bodies', display_name: 'Bodis' },
  ]);
});
