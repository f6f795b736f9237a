import { productListQuerySchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { catalogueFilter } from './catalogue-filter';
import { likeText, listStatements } from './list-statement';
import { queryValues } from './query-text';

const filterOf = (text: string, isStaff = false) =>
  catalogueFilter(productListQuerySchema.parse(queryValues(text)), isStaff);

test('the three ways to write a list mean the same', () => {
  const sizes = ['S', 'M'];
  expect(filterOf('sizes=s&sizes=m').sizes).toEqual(sizes);
  expect(filterOf('sizes[]=S&sizes[]=M').sizes).toEqual(sizes);
  expect(filterOf('sizes=S,M').sizes).toEqual(sizes);
  expect(filterOf('sizes%5B0%5D=S&sizes%5B1%5D=M').sizes).toEqual(sizes);
});

test('nested names are no filters', () => {
  expect(filterOf('filters[email][$startsWith]=a&category[$ne]=x')).toEqual(filterOf(''));
});

test('a visitor always gets the active products, staff what they ask for', () => {
  expect(filterOf('status=false').active).toBe(true);
  expect(filterOf('status=false', true).active).toBe(false);
  expect(filterOf('', true).active).toBeUndefined();
});

test('pages start after the ones before, and limit=all is capped', () => {
  expect(filterOf('page=3&limit=12')).toMatchObject({ limit: 12, offset: 24 });
  expect(filterOf('limit=all&page=2')).toMatchObject({ limit: 500, offset: 0 });
});

test('a statement holds a mark for each value and no value', () => {
  const filter = filterOf('category=conjuntos&sizes=S,M&ids=a,b&searchTerm=x&sortBy=price&sortOrder=desc');
  const { page, count } = listStatements(filter, (words) => ({
    sql: 'e.search_text like ?',
    values: [likeText(words[0]!)],
  }));
  for (const { sql, values } of [page, count]) expect(sql.split('?')).toHaveLength(values.length + 1);
  expect(page.sql).toContain('order by e.final_price desc');
  expect(page.sql).not.toMatch(/conjuntos/);
});

test('a search without a sort puts the titles that hold every word first', () => {
  const { page } = listStatements(filterOf('searchTerm=body+rojo'), () => ({ sql: '1 = 1', values: [] }));
  expect(page.sql).toContain('order by case when e.title_key like ?');
  expect(page.values).toEqual([1, '%body%', '%rojo%', 12, 0]);
});

test('percent and underscore are looked for as they are', () => {
  expect(likeText('50%_x\\')).toBe('%50\\%\\_x\\\\%');
});
