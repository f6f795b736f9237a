import { productListQuerySchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { catalogFilter } from './catalog-filter';
import { countPicked, countStatement, likeText, pageInOrder, pageOfPicked } from './list-statement';
import { queryValues } from './query-text';

const filterOf = (text: string, isStaff = false) =>
  catalogFilter(productListQuerySchema.parse(queryValues(text)), isStaff);

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

test('pages start after the ones before, and those of limit=all are the longest there are', () => {
  expect(filterOf('page=3&limit=12')).toMatchObject({ limit: 12, offset: 24 });
  expect(filterOf('limit=all')).toMatchObject({ limit: 500, offset: 0 });
  expect(filterOf('limit=all&page=2')).toMatchObject({ limit: 500, offset: 500 });
});

const text = 'category=conjuntos&sizes=S,M&searchTerm=x+y&sortBy=price&sortOrder=desc&page=3';

test.each([true, false])('a statement holds a mark for each value and no value, for staff: %s', (isStaff) => {
  const filter = filterOf(text, isStaff);
  const byHand = { ...filter, ids: ['a', 'b'] };
  const statements = [countStatement(filter), pageInOrder(filter), countPicked(byHand), pageOfPicked(byHand)];
  for (const { sql, values } of statements) {
    expect(sql.split('?')).toHaveLength(values.length + 1);
    expect(sql).not.toMatch(/conjuntos/);
  }
});

test('who may see both gets the beginnings of both merged, as far as the page goes', () => {
  const { sql, values } = pageInOrder(filterOf('sortBy=price&sortOrder=desc&page=3&limit=10', true));
  expect(sql.match(/e\.active = \?/g)).toHaveLength(2);
  expect(values).toEqual([1, 30, 0, 0, 30, 0, 10, 20]);
  expect(sql.match(/order by e\.final_price desc, e\.product_id desc/g)).toHaveLength(4);
});

test('percent and underscore are looked for as they are', () => {
  expect(likeText('50%_x\\')).toBe('%50\\%\\_x\\\\%');
});
