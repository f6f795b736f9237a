import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { RELATED_PRODUCTS, type OfferedColor, type Product } from '@shop/contract';
import { call, statusOf } from '@shop/web-kit/api';
import { toListQuery, type CatalogFilters } from './filters/catalog-filters.ts';

// Drops what only the detail page and staff need: the server embeds lists in every page.
const toListItem = (product: Product): Product => ({
  ...product,
  description: '',
  composition: '',
  care: '',
  createdAt: '',
  updatedAt: '',
  thumbnails: product.thumbnails.slice(0, 2),
  thumbnailAlts: product.thumbnailAlts.slice(0, 1),
  variants: product.variants.map((variant) => ({ ...variant, _id: '', sku: null })),
});

export type CatalogPages = {
  products: Product[];
  totalPages: number;
  totalDocs: number;
  /** Colors to filter by; the API sends them with the first page. */
  colors: readonly OfferedColor[];
};

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Query of the catalog's pages from 1 to the filters' page; reuses the pages already loaded. */
export const catalogQuery = (filters: CatalogFilters) =>
  queryOptions({
    queryKey: ['products', 'list', filters] as const,
    queryFn: async ({ client }): Promise<CatalogPages> => {
      const before = client.getQueryData<CatalogPages>(catalogKeyBefore(filters));
      const missing = numbers(before ? filters.page : 1, filters.page);
      const answers = await Promise.all(
        missing.map((page) => call('listProducts', { query: toListQuery(filters, page) })),
      );
      const products = [
        ...(before?.products ?? []),
        ...answers.flatMap(({ payload }) => payload.map(toListItem)),
      ];
      const { totalPages = 0, totalDocs = 0 } = answers.at(-1) ?? {};
      const { colors = [] } = before ?? answers[0] ?? {};
      return { products: withoutRepeats(products), totalPages, totalDocs, colors };
    },
    placeholderData: keepPreviousData,
  });

export const catalogKeyBefore = (filters: CatalogFilters) =>
  ['products', 'list', { ...filters, page: filters.page - 1 }] as const;

// A product may move to another page between two calls.
const withoutRepeats = (products: Product[]): Product[] => [
  ...new Map(products.map((product) => [product._id, product])).values(),
];

/** Query of a product by id or slug; null when there is none. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async (): Promise<Product | null> => {
      try {
        return (await call('getProduct', { params: { id } })).product;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
  });

export const relatedProductsQuery = ({ _id, category }: Pick<Product, '_id' | 'category'>) =>
  queryOptions({
    queryKey: ['products', 'related', category, _id],
    queryFn: async () => {
      const { payload } = await call('listProducts', { query: { category, limit: RELATED_PRODUCTS + 1 } });
      return payload
        .filter((product) => product._id !== _id)
        .slice(0, RELATED_PRODUCTS)
        .map(toListItem);
    },
  });

const SUGGESTIONS = 5;

export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: async () =>
      (await call('listProducts', { query: { searchTerm: text, limit: SUGGESTIONS } })).payload,
  });
