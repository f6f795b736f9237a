import { productListQuerySchema, type ProductListQueryInput } from '@shop/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { parseCatalogFilter } from '../catalog-filter';
import { createCatalogIndex, type CatalogIndex } from './catalog-index';
import type { CatalogProduct } from './catalog-product';
import { searchable, titleSortKey } from './search-text';

// @spec A.17 A.41

const COLORS = ['Negro', 'Blanco', 'Rosa viejo'].map((name) => ({ name, value: '#112233' }));
const colorsCalled = (...names: string[]) => COLORS.filter(({ name }) => names.includes(name));

function aProduct(change: Partial<CatalogProduct> & { id: number }): CatalogProduct {
  const { title = `Producto ${change.id}`, description = '', colors = [], category = 'conjuntos' } = change;
  return {
    documentId: `d${change.id}`,
    active: true,
    category,
    categoryLabel: category,
    title,
    titleKey: titleSortKey(title),
    description,
    searchText: searchable(`${title} ${description} ${category}`),
    price: 1_000,
    sizes: [],
    colors,
    colorKeys: colors.map(({ name }) => searchable(name)),
    inStock: [{ size: null, color: null }],
    isLow: false,
    lacksFacts: false,
    needsGuide: false,
    ...change,
  };
}

const filterOf = (query: ProductListQueryInput, isStaff = false) =>
  parseCatalogFilter(productListQuerySchema.parse(query), isStaff);

describe('the index of the catalog', () => {
  let index: CatalogIndex;
  beforeEach(() => void (index = createCatalogIndex([])));

  const ids = (query: ProductListQueryInput, isStaff = false) => index.page(filterOf(query, isStaff)).ids;
  const facets = (query: ProductListQueryInput) => index.facets(filterOf(query));

  test('the index of the catalog asks for size and colour in stock on one variant', () => {
    index.put(
      aProduct({
        id: 1,
        sizes: ['M', 'L'],
        colors: colorsCalled('Negro', 'Blanco'),
        inStock: [
          { size: 'M', color: 'blanco' },
          { size: 'L', color: 'negro' },
        ],
      }),
    );
    expect(ids({ sizes: 'M' })).toEqual([1]);
    expect(ids({ color: 'Negro' })).toEqual([1]);
    expect(ids({ sizes: 'M', color: 'Negro' })).toEqual([]);
    expect(ids({ sizes: 'M', color: 'Blanco' })).toEqual([1]);
    expect(facets({ color: 'Negro' }).sizes).toEqual([{ name: 'L', products: 1 }]);
    expect(facets({ sizes: 'M' }).colors).toEqual([{ name: 'Blanco', value: '#112233', products: 1 }]);
  });

  test('the index of the catalog counts units without a size or a colour for each of them', () => {
    index.put(
      aProduct({
        id: 1,
        sizes: ['S', 'M'],
        colors: colorsCalled('Negro'),
        inStock: [{ size: null, color: null }],
      }),
    );
    expect(ids({ sizes: 'M', color: 'Negro' })).toEqual([1]);
    expect(ids({ sizes: 'L' })).toEqual([]);
  });

  test('the index of the catalog shows a sold-out colour until the reader asks for stock', () => {
    index.put(
      aProduct({
        id: 1,
        colors: colorsCalled('Negro', 'Blanco'),
        inStock: [{ size: null, color: 'blanco' }],
      }),
    );
    expect(ids({ color: 'Negro' })).toEqual([1]);
    expect(ids({ color: 'Negro', inStock: true })).toEqual([]);
    expect(facets({ inStock: true }).colors.map(({ name }) => name)).toEqual(['Blanco']);
  });

  test('the index of the catalog orders by price, title, newest, and by what can be bought and sold best lately', () => {
    index.put(aProduct({ id: 1, title: 'Ñandú', price: 3_000 }));
    index.put(aProduct({ id: 2, title: 'nube', price: 1_000 }));
    index.put(aProduct({ id: 3, title: 'Ópalo', price: 3_000, inStock: [] }));
    index.setUnitsSold(
      new Map([
        ['d1', 5],
        ['d3', 9],
      ]),
    );
    expect(ids({})).toEqual([3, 2, 1]);
    expect(ids({ sortBy: 'newest' })).toEqual([3, 2, 1]);
    expect(ids({ sortBy: 'price' })).toEqual([2, 3, 1]);
    expect(ids({ sortBy: 'price', sortOrder: 'desc' })).toEqual([3, 1, 2]);
    expect(ids({ sortBy: 'title' })).toEqual([2, 1, 3]);
    expect(ids({ sortBy: 'featured' })).toEqual([1, 2, 3]);
  });

  test('the index of the catalog orders by stock, equal ones newest first, and by the units after a sale', () => {
    index.put(aProduct({ id: 1 }), 5);
    index.put(aProduct({ id: 2 }), 0);
    index.put(aProduct({ id: 3 }), 5);
    expect(ids({ sortBy: 'stock' })).toEqual([2, 3, 1]);
    expect(ids({ sortBy: 'stock', sortOrder: 'desc' })).toEqual([3, 1, 2]);
    index.put(aProduct({ id: 1 }), 4);
    expect(ids({ sortBy: 'stock' })).toEqual([2, 1, 3]);
  });

  test('the index of the catalog forgets a changed or removed product, its words and its choices', () => {
    index.put(aProduct({ id: 1, title: 'Bata de seda', colors: colorsCalled('Negro') }));
    expect(ids({ searchTerm: 'seda' })).toEqual([1]);
    index.put(aProduct({ id: 1, title: 'Bata de lino', colors: colorsCalled('Blanco') }));
    expect(ids({ searchTerm: 'seda' })).toEqual([]);
    expect(facets({}).colors.map(({ name }) => name)).toEqual(['Blanco']);
    index.remove(1);
    expect(ids({})).toEqual([]);
    expect(ids({ searchTerm: 'lino' })).toEqual([]);
    expect(facets({}).price).toBeNull();
  });

  test('the index of the catalog finds most of the words for shoppers, and all of them for staff', () => {
    index.put(aProduct({ id: 1, title: 'Bata Alma 29783' }));
    expect(ids({ searchTerm: 'bata alma 29784' })).toEqual([1]);
    expect(ids({ searchTerm: 'bata alma 29784' }, true)).toEqual([]);
    expect(ids({ searchTerm: 'vata alma' }, true)).toEqual([1]);
  });

  test('the index of the catalog shows inactive products to staff only', () => {
    index.put(aProduct({ id: 1, active: false }));
    index.put(aProduct({ id: 2 }));
    expect(ids({})).toEqual([2]);
    expect(ids({}, true)).toEqual([2, 1]);
    expect(ids({ status: 'false' }, true)).toEqual([1]);
  });

  test('the index of the catalog combines the reader’s choice with the sizes and colours of the text', () => {
    index.put(
      aProduct({
        id: 1,
        title: 'Conjunto Alma',
        sizes: ['M', 'L'],
        colors: colorsCalled('Negro', 'Blanco'),
        inStock: [{ size: 'M', color: 'negro' }],
      }),
    );
    expect(ids({ searchTerm: 'conjunto negro', sizes: 'M' })).toEqual([1]);
    expect(ids({ searchTerm: 'conjunto negro', color: 'Blanco' })).toEqual([]);
    expect(ids({ searchTerm: 'negra alma m' })).toEqual([1]);
  });

  const SIZES = ['S', 'M', 'L'];
  const pricesOf = fc.integer({ min: 1, max: 9 }).map((hundreds) => hundreds * 100);
  const productOf = fc
    .record({ sizes: fc.subarray(SIZES), colors: fc.subarray(COLORS), price: pricesOf })
    .chain(({ sizes, colors, price }) => {
      const all = sizes.flatMap((size) => colors.map(({ name }) => ({ size, color: searchable(name) })));
      const category = fc.constantFrom('conjuntos', 'batas');
      return fc
        .record({ inStock: fc.subarray(all), category })
        .map((rest) => ({ sizes, colors, price, ...rest }));
    });
  const queryOf = fc.record({
    sizes: fc.subarray(SIZES, { maxLength: 1 }),
    color: fc.subarray(
      COLORS.map(({ name }) => name),
      { maxLength: 1 },
    ),
    inStock: fc.boolean(),
    maxPrice: fc.option(pricesOf, { nil: undefined }),
    category: fc.constantFrom(undefined, 'batas'),
  });

  // @spec A.39
  test('lists, totals, choices and colours of the index agree with a plain filter of all products, whatever the filter', () => {
    const check = (
      drawn: readonly Partial<CatalogProduct>[],
      chosen: ProductListQueryInput & { sizes: string[]; color: string[] },
    ) => {
      const products = drawn.map((product, at) => aProduct({ id: at + 1, ...product }));
      index = createCatalogIndex([]);
      for (const product of products) index.put(product);
      const { sizes, color: colors, inStock, maxPrice, category } = chosen;
      const isWanted = (product: CatalogProduct) =>
        (maxPrice === undefined || product.price <= Number(maxPrice)) &&
        (category === undefined || product.category === category) &&
        (sizes.length + Number(inStock) > 0
          ? product.inStock.some(
              ({ size, color }) =>
                (sizes.length === 0 || sizes.includes(size ?? '')) &&
                (colors.length === 0 || colors.some((name) => searchable(name) === color)),
            )
          : colors.every((name) => product.colors.some((color) => color.name === name)));
      const query = { ...chosen, limit: 100 };
      const expected = products.filter(isWanted).map(({ id }) => id);
      expect(ids(query)).toEqual(expected.reverse());
      for (const { name, products: count } of facets(query).colors)
        expect(count).toBe(ids({ ...query, color: [name] }).length);
      for (const { name, products: count } of facets(query).sizes)
        expect(count).toBe(ids({ ...query, sizes: [name] }).length);
      expect(facets(query).inStock).toBe(ids({ ...query, inStock: true }).length);
    };
    fc.assert(fc.property(fc.array(productOf, { maxLength: 20 }), queryOf, check));
  });
});
