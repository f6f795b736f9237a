import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  type InputOf,
  type listProducts,
  type Product,
  type ProductFacets,
  RELATED_PRODUCTS,
  type SearchInterpretation,
} from '@shop/contract';
import { call, statusOf } from '@shop/web-kit/api';
import { pageEndpoints } from '#shared/calls/load-calls.ts';
import { toListItem } from './cards/list-item.ts';
import { toListQuery, type CatalogFilters } from './filters/catalog-filters.ts';

export type CatalogPages = {
  products: Product[];
  totalPages: number;
  totalDocs: number;
  /** Number of products per choice; the API sends them with the first page. */
  facets: ProductFacets | null;
  /** The search's reading of its text; the API sends it with the first page. */
  search: SearchInterpretation | null;
};

async function readProducts(query: InputOf<typeof listProducts>['query']) {
  const { listProducts } = await pageEndpoints();
  return call(listProducts, { query });
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Query of the catalog's pages from 1 to the filters' page; reuses the pages already loaded. */
export const catalogQuery = (filters: CatalogFilters) =>
  queryOptions({
    queryKey: ['products', 'list', filters] as const,
    queryFn: async ({ client }): Promise<CatalogPages> => {
      const before = client.getQueryData<CatalogPages>(catalogKeyBefore(filters));
      const missing = numbers(before ? filters.page : 1, filters.page);
      const answers = await Promise.all(missing.map((page) => readProducts(toListQuery(filters, page))));
      const products = [
        ...(before?.products ?? []),
        ...answers.flatMap(({ payload }) => payload.map(toListItem)),
      ];
      const { totalPages = 0, totalDocs = 0 } = answers.at(-1) ?? {};
      return {
        products: withoutRepeats(products),
        totalPages,
        totalDocs,
        ...firstPageOf(before ?? answers[0], filters),
      };
    },
    placeholderData: keepPreviousData,
  });

type FirstPage = Pick<CatalogPages, 'facets' | 'search'>;

// The server embeds the counts in each page, so it keeps those that the filters show: sizes belong to a category.
const shownFacets = (facets: ProductFacets, { category }: CatalogFilters): ProductFacets => ({
  ...facets,
  sizes: category === null ? [] : facets.sizes,
});

const firstPageOf = (page: Partial<FirstPage> | undefined, filters: CatalogFilters): FirstPage => ({
  facets: page?.facets ? shownFacets(page.facets, filters) : null,
  search: page?.search ?? null,
});

export const catalogKeyBefore = (filters: CatalogFilters) =>
  ['products', 'list', { ...filters, page: filters.page - 1 }] as const;

// A product may move to another page between two calls.
const withoutRepeats = (products: Product[]): Product[] => [
  ...new Map(products.map((product) => [product._id, product])).values(),
];

// Pages name a variant by size and colour. A variant without SKU keeps its id, which search engines get instead.
const withoutVariantIds = (product: Product): Product => ({
  ...product,
  variants: product.variants.map((variant) => (variant.sku ? { ...variant, _id: '' } : variant)),
});

/** Query of a product by id or slug; null when there is none. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async (): Promise<Product | null> => {
      try {
        const { getProduct } = await pageEndpoints();
        return withoutVariantIds((await call(getProduct, { params: { id } })).product);
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
  });

/** Returns what the loaded lists know of a product: enough to show and choose it before its own answer arrives. */
export const listedProduct = (client: QueryClient, id: string): Product | undefined =>
  client
    .getQueriesData<CatalogPages | Product[] | null>({ queryKey: ['products'] })
    .flatMap(([, data]) => (Array.isArray(data) ? data : (data?.products ?? [])))
    .find(({ _id, slug }) => slug === id || _id === id);

/** Query of products to buy with one: those bought together with it first, then the best sold of its category. */
export const relatedProductsQuery = ({ _id }: Pick<Product, '_id'>) =>
  queryOptions({
    queryKey: ['products', 'related', _id],
    queryFn: async () => {
      const query = { relatedTo: _id, limit: RELATED_PRODUCTS };
      const { payload } = await readProducts(query);
      return payload.map(toListItem);
    },
  });

/** Query of the products that sell best and can be bought. */
export const bestSellersQuery = () =>
  queryOptions({
    queryKey: ['products', 'best-sellers'],
    queryFn: async () => {
      const query = { sortBy: 'featured', inStock: true, limit: RELATED_PRODUCTS } as const;
      return (await readProducts(query)).payload.map(toListItem);
    },
  });

const SUGGESTIONS = 5;

export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: async () => {
      const query = { searchTerm: text, limit: SUGGESTIONS };
      const { payload, search } = await readProducts(query);
      return { products: payload, corrections: search?.corrections ?? [] };
    },
  });
