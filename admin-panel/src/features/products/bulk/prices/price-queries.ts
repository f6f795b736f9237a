import {
  changePrices as changePricesEndpoint,
  type InputOf,
  listPriceChanges,
  previewPrices,
  type PriceRule,
  undoPriceChange as undoPriceChangeEndpoint,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Chosen } from '../use-product-selection.ts';

export const pricePreviewQuery = (chosen: Chosen, { percent, roundTo }: PriceRule, enabled: boolean) =>
  queryOptions({
    // It is not among the products, whose refresh after the change would ask for it again.
    queryKey: ['price-preview', chosen, percent, roundTo],
    queryFn: ({ signal }) => call(previewPrices, { body: { ...chosen, percent, roundTo } }, { signal }),
    placeholderData: keepPreviousData,
    // Prices may change between two looks.
    staleTime: 0,
    gcTime: 0,
    enabled,
    retry: false,
  });

export const priceChangesQuery = queryOptions({
  queryKey: ['products', 'price-changes'],
  queryFn: ({ signal }) => call(listPriceChanges, {}, { signal }),
});

const once = createIdempotentSender();

/** Changes prices; a retry after a lost response does not change them twice. */
export const changePrices = (body: InputOf<typeof changePricesEndpoint>['body']) =>
  once(body, (headers) => call(changePricesEndpoint, { body }, { headers }));

export const undoPriceChange = (id: string) => call(undoPriceChangeEndpoint, { params: { id } });
