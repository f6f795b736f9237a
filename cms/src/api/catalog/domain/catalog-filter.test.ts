import { productListQuerySchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { parseCatalogFilter } from './catalog-filter';
import { countSelected, countStatement, likeText, pageInOrder, pageOfSelected } from './list-sql';
import { parseQueryString } from './parse-query-string';

const filterOf = (text: string, isStaff = false) =>
  parseCatalogFilter(productListQuerySchema.parse(parseQueryString(text)), isStaff);

test('parseCatalogFilter accepts repeated, bracketed and comma-separated lists', () => {
  const sizes = ['S', 'M'];
  expect(filterOf('sizes=s&sizes=m').sizes).toEqual(sizes);
  expect(filterOf('sizes[]=S&sizes[]=M').sizes).toEqual(sizes);
  expect(filterOf('sizes=S,M').sizes).toEqual(sizes);
  expect(filterOf('sizes%5B0%5D=S&sizes%5B1%5D=M').sizes).toEqual(sizes);
});

test('parseCatalogFilter ignores nested names', () => {
  expect(filterOf('filters[email][$startsWith]=a&category[$ne]=x')).toEqual(filterOf(''));
});

test('parseCatalogFilter lets only staff filter by status', () => {
  expect(filterOf('status=false').active).toBe(true);
  expect(filterOf('status=false', true).active).toBe(false);
  expect(filterOf('', true).active).toBeUndefined();
});

test('parseCatalogFilter computes offset and limit of a page', () => {
  expect(filterOf('page=3&limit=12')).toMatchObject({ limit: 12, offset: 24 });
  expect(filterOf('limit=all')).toMatchObject({ limit: 500, offset: 0 });
  expect(filterOf('limit=all&page=2')).toMatchObject({ limit: 500, offset: 500 });
});

const text = 'category=conjuntos&sizes=S,M&searchTerm=x+y&sortBy=price&sortOrder=desc&page=3';

test.each([true, false])('list statements bind every value (staff: %s)', (isStaff) => {
  const filter = filterOf(text, isStaff);
  const selected = { ...filter, ids: ['a', 'b'] };
  const statements = [
    countStatement(filter),
    pageInOrder(filter),
    countSelected(selected),
    pageOfSelected(selected),
  ];
  for (const { sql, values } of statements) {
    expect(sql.split('?')).toHaveLength(values.length + 1);
    expect(sql).not.toMatch(/conjuntos/);
  }
});

test('pageInOrder merges the first active and inactive rows up to the page for staff', () => {
  const { sql, values } = pageInOrder(filterOf('sortBy=price&sortOrder=desc&page=3&limit=10', true));
  expect(sql.match(/e\.active = \?/g)).toHaveLength(2);
  expect(values).toEqual([1, 30, 0, 0, 30, 0, 10, 20]);
  expect(sql.match(/order by e\.final_price desc, e\.product_id desc/g)).toHaveLength(4);
});

test('likeText escapes percent, underscore and backslash', () => {
  expect(likeText('50%_x\\')).toBe('%50\\%\\_x\\\\%');
});
