import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CATALOG_RETRY_MS, LOAD_MORE_ABOVE } from '@shop/contract';
import type { CatalogFilters } from './filters/catalog-filters.ts';
import { catalogKeyBefore, catalogQuery, type CatalogPages } from './queries.ts';
import { texts } from './texts.ts';

const failureMessage = (error: Error): string => (error.message.includes('429') ? texts.busy : texts.failed);
const NOTHING: CatalogPages = {
  products: [],
  totalPages: 0,
  totalDocs: 0,
  facets: null,
  search: null,
};

export function useCatalog(filters: CatalogFilters) {
  const client = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(catalogQuery(filters));

  useEffect(() => {
    if (!retrying) return;
    const timer = setTimeout(() => void refetch().finally(() => setRetrying(false)), CATALOG_RETRY_MS);
    return () => clearTimeout(timer);
  }, [retrying, refetch]);

  // After a failed page the previous pages stay.
  const shown = data ?? client.getQueryData<CatalogPages>(catalogKeyBefore(filters));
  const { products, facets, search, totalPages, totalDocs } = shown ?? NOTHING;
  return {
    products,
    facets,
    search,
    total: totalDocs,
    loading: !shown && !error,
    isComplete: data !== undefined && !isPlaceholderData,
    loadingMore: isFetching && filters.page > 1,
    renewing: isPlaceholderData && filters.page === 1,
    failure: error ? failureMessage(error) : null,
    retrying,
    retry: () => setRetrying(true),
    hasMore: totalPages > filters.page && products.length > LOAD_MORE_ABOVE,
  };
}

export type Catalog = ReturnType<typeof useCatalog>;
