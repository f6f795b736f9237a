import {
  ADMIN_PRODUCTS_PAGE_SIZE,
  exportProducts as exportProductsEndpoint,
  importProducts as importProductsEndpoint,
  type InputOf,
  listDeletedProducts,
  listProducts,
  type Product,
  type ProductListAnswer,
  type ProductListQueryInput,
  readImportFile as readImportFileEndpoint,
  updateProduct,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { type QueryClient, keepPreviousData } from '@tanstack/react-query';
import { keyOf, nounOf, queryOf } from '#shared/resource/query.ts';
import { type ImportChunk } from './import/file/import-chunks.ts';

export const productListQuery = (query: ProductListQueryInput) => ({
  ...queryOf(listProducts, { query }),
  placeholderData: keepPreviousData,
});

export const deletedProductsQuery = (page: number) => ({
  ...queryOf(listDeletedProducts, { query: { page, limit: ADMIN_PRODUCTS_PAGE_SIZE } }),
  placeholderData: keepPreviousData,
});

const once = createIdempotentSender();

/** Changes a product; a retry after a lost response does not add its units twice. */
export const changeProduct = (id: string, body: InputOf<typeof updateProduct>['body']) =>
  once({ id, body }, (headers) => call(updateProduct, { params: { id }, body }, { headers }));

export function readImportFile(file: File) {
  const body = new FormData();
  body.append('file', file);
  return call(readImportFileEndpoint, { body });
}

/** Imports a chunk; its versions, from a dry run, keep what changed since then from being overwritten. */
export const importProducts = (chunk: ImportChunk, dryRun: boolean) =>
  call(importProductsEndpoint, { body: { ...chunk, dryRun } });

export const exportProducts = async (): Promise<Blob> => {
  const file = await call(exportProductsEndpoint);
  return file instanceof Blob ? file : new Blob([String(file)], { type: 'text/csv;charset=utf-8' });
};

/** Applies a change to one product in every cached list; returns a function that reverts it. */
export function showProductChange(client: QueryClient, id: string, change: Partial<Product>): () => void {
  const before = client.getQueriesData<ProductListAnswer>({ queryKey: keyOf(listProducts) });
  client.setQueriesData<ProductListAnswer>(
    { queryKey: keyOf(listProducts) },
    (list) =>
      list && {
        ...list,
        payload: list.payload.map((product) => (product._id === id ? { ...product, ...change } : product)),
      },
  );
  return () => before.forEach(([key, list]) => client.setQueryData(key, list));
}

export const refreshProducts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: nounOf(listProducts) });
