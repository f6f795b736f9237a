import {
  changePrices as changePricesEndpoint,
  type InputOf,
  previewPrices,
  type PriceRule,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#shared/resource/query.ts';
import { type Chosen } from '../use-product-selection.ts';

export const pricePreviewQuery = (chosen: Chosen, { percent, roundTo }: PriceRule, enabled: boolean) =>
  queryOptions({
    ...queryOf(previewPrices, { body: { ...chosen, percent, roundTo } }),
    // It is not among the products, whose refresh after the change would ask for it again.
    queryKey: [previewPrices.name, chosen, percent, roundTo],
    placeholderData: keepPreviousData,
    // Prices may change between two looks.
    staleTime: 0,
    gcTime: 0,
    enabled,
    retry: false,
  });

const once = createIdempotentSender();

/** Changes prices; a retry after a lost response does not change them twice. */
export const changePrices = (body: InputOf<typeof changePricesEndpoint>['body']) =>
  once(body, (headers) => call(changePricesEndpoint, { body }, { headers }));
