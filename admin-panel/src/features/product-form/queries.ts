import {
  createProduct,
  getProduct,
  type ProductChangeInput,
  type ProductDraftInput,
  readProductOffer,
  updateProduct,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';
import { keyOf, queryOf } from '#shared/resource/query.ts';

/** Loads a product for its form, which must not be filled from the cache. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(getProduct), 'form', id],
    queryFn: async ({ signal }) => (await call(getProduct, { params: { id } }, { signal })).product,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Loads the highest price that an offer of a product may strike through. */
export const offerQuery = (id: string) => queryOf(readProductOffer, { params: { id } });

type SaveCall = { id: null; body: ProductDraftInput } | { id: string; body: ProductChangeInput };

const once = createIdempotentSender();

/** Creates a product, or changes the one with this id; a retry after a lost response is stored once. */
export const saveProduct = (save: SaveCall) =>
  once(save, (headers) =>
    save.id === null
      ? call(createProduct, { body: save.body }, { headers })
      : call(updateProduct, { params: { id: save.id }, body: save.body }, { headers }),
  );
