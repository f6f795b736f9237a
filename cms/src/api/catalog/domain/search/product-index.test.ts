import { expect, test } from 'vitest';
import type { CatalogFilter } from '../catalog-filter';
import { createProductIndex, type IndexedProduct } from './product-index';

const WORDS = ['encaje', 'camelia', 'camel', 'tul', 'de', 'a', 'x-1', 'ab', 'bab', '0042', '42', '%', 'ña'];
const SIZES = ['S', 'M', 'XXL'];
const COLORS = ['negro', 'rosa viejo'];
const CATEGORIES = ['medias', 'batas'];

function dice(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

type Dice = ReturnType<typeof dice>;

const text = ({ below, pick }: Dice, most: number) =>
  Array.from({ length: 1 + below(most) }, () => pick(WORDS)).join(' ');

const product = (id: number, luck: Dice): IndexedProduct => {
  const titleKey = text(luck, 2).replaceAll('n', 'n~');
  return {
    id,
    active: luck.below(10) > 0,
    category: luck.pick(CATEGORIES),
    sizes: SIZES.filter(() => luck.below(3) === 0),
    colors: COLORS.filter(() => luck.below(3) === 0),
    inStock: luck.below(4) > 0,
    price: luck.below(5),
    titleKey,
    searchText: `${titleKey.replaceAll('n~', 'n')} ${text(luck, 4)}${luck.below(50) === 0 ? ` unico${id}` : ''}`,
  };
};

const filter = (luck: Dice): CatalogFilter => ({
  active: luck.pick([true, true, false, undefined]),
  category: luck.pick([undefined, undefined, ...CATEGORIES]),
  sizes: luck.below(3) === 0 ? ['S', 'XXL'] : [],
  colors: luck.pick([[], [], ['negro'], COLORS]),
  minPrice: luck.pick([undefined, undefined, 0, 2]),
  maxPrice: luck.pick([undefined, undefined, 2, 3]),
  words: luck
    .pick([
      [luck.pick(WORDS)],
      [luck.pick(WORDS), luck.pick(WORDS)],
      [luck.pick(WORDS).slice(1)],
      ['unico'],
      [],
    ])
    .filter(Boolean),
  sortBy: luck.pick([undefined, 'price', 'title'] as const),
  sortOrder: luck.below(2) === 0 ? 'desc' : 'asc',
  limit: 1 + luck.below(12),
  offset: luck.pick([0, 0, 3, 100]),
});

function fullScan(all: readonly IndexedProduct[], wanted: CatalogFilter) {
  const { active, category, sizes, colors, minPrice = 0, maxPrice = 9, words } = wanted;
  const { sortBy, sortOrder, offset, limit } = wanted;
  const holds = (body: string) => words.every((word) => body.includes(word));
  const rules: ((one: IndexedProduct) => boolean)[] = [
    (one) => active === undefined || one.active === active,
    (one) => !category || one.category === category,
    (one) => sizes.length === 0 || sizes.some((size) => one.sizes.includes(size)),
    (one) => colors.length === 0 || colors.some((color) => one.colors.includes(color)),
    (one) => one.price >= minPrice && one.price <= maxPrice,
    (one) => holds(one.searchText),
  ];
  const found = all.filter((one) => rules.every((rule) => rule(one)));
  const rank = (one: IndexedProduct) => Number(!holds(one.titleKey.replaceAll('n~', 'n')));
  const sign = sortOrder === 'desc' ? -1 : 1;
  const key = ({ price, titleKey }: IndexedProduct) => (sortBy === 'price' ? price : titleKey);
  const inOrder = found.sort((a, b) => {
    if (!sortBy) return rank(a) - rank(b) || b.id - a.id;
    return key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? -sign : sign;
  });
  return { total: found.length, ids: inOrder.slice(offset, offset + limit).map(({ id }) => id) };
}

test('product index finds the same page as a full scan while products change', () => {
  const luck = dice(26);
  const index = createProductIndex();
  const all = new Map<number, IndexedProduct>();
  const put = (id: number) => {
    const fresh = product(id, luck);
    all.set(id, fresh);
    index.put(fresh);
  };
  for (let id = 1; id <= 600; id += 1) put(id);
  for (let round = 0; round < 1500; round += 1) {
    const id = 1 + luck.below(700);
    if (luck.below(3) > 0) put(id);
    else {
      all.delete(id);
      index.remove(id);
    }
    const wanted = filter(luck);
    expect(index.search(wanted), JSON.stringify(wanted)).toEqual(fullScan([...all.values()], wanted));
  }
});

test('product index counts offered colours like a full scan', () => {
  const luck = dice(7);
  const index = createProductIndex();
  const all: IndexedProduct[] = [];
  const painted = (name: string) => ({ name: name.toUpperCase(), value: '#112233' });
  for (let id = 1; id <= 400; id += 1) {
    // A colour listed twice counts once.
    const one = { ...product(id, luck), ...(id % 50 === 0 && { colors: ['negro', 'negro'] }) };
    all.push(one);
    index.put(one, one.colors.map(painted));
  }
  for (let round = 0; round < 200; round += 1) {
    const wanted = { ...filter(luck), offset: 0, limit: 1 };
    const counts = COLORS.map((color) => ({
      ...painted(color),
      products: fullScan(all, { ...wanted, colors: [color] }).total,
    }));
    const expected = counts.filter(({ products }) => products > 0);
    expect(index.colors(wanted)).toEqual(expected.sort((a, b) => b.products - a.products));
  }
});

test('product index drops unused words and finds them again when a product brings them back', () => {
  const index = createProductIndex();
  const named = (id: number, name: string): IndexedProduct => ({
    ...product(id, dice(1)),
    active: true,
    category: 'medias',
    searchText: name,
  });
  const all: CatalogFilter = {
    words: ['modelo'],
    sizes: [],
    colors: [],
    sortOrder: 'asc',
    limit: 1,
    offset: 0,
  };
  for (let at = 0; at < 3000; at += 1) index.put(named(1, `modelo${at}`));
  expect(index.search(all)).toEqual({ total: 1, ids: [1] });
  expect(index.search({ ...all, words: ['modelo2998'] }).total).toBe(0);
  index.put(named(2, 'modelo7'));
  expect(index.search({ ...all, words: ['modelo7'] })).toEqual({ total: 1, ids: [2] });
});

test('product index leaves sorting thousands of matches to the database', () => {
  const index = createProductIndex();
  const luck = dice(3);
  for (let id = 1; id <= 5_001; id += 1) index.put({ ...product(id, luck), searchText: 'tul', active: true });
  const wanted: CatalogFilter = {
    words: ['tul'],
    sizes: [],
    colors: [],
    sortBy: 'price',
    sortOrder: 'asc',
    limit: 3,
    offset: 0,
  };
  expect(index.search(wanted)).toEqual({ total: 5_001, ids: null });
  const inBlack = index.search({ ...wanted, colors: ['negro', 'rosa viejo'] });
  expect(inBlack.ids).toHaveLength(3);
  index.remove(1);
  expect(index.search(wanted).ids).toHaveLength(3);
});
