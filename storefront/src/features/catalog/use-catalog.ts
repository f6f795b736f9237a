import { useEffect, useState } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { CATALOGUE_RETRY_MS, LOAD_MORE_ABOVE } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import type { CatalogFilters } from './catalog-filters.ts';
import { catalogPageQuery } from './queries.ts';
import { texts } from './texts.ts';

const failureText = (error: unknown): string =>
  errorText(error).includes('429') ? texts.busy : texts.failed;

/** The pages of the catalogue up to the one the address names, and how to try again. */
export function useCatalog(filters: CatalogFilters) {
  const client = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const pages = useQueries({
    queries: Array.from({ length: filters.page }, (_, index) => catalogPageQuery(filters, index + 1)),
  });

  useEffect(() => {
    if (!retrying) return;
    const timer = setTimeout(() => {
      setRetrying(false);
      void client.resetQueries({ queryKey: ['products', 'list'] });
    }, CATALOGUE_RETRY_MS);
    return () => clearTimeout(timer);
  }, [retrying, client]);

  const first = pages[0]?.data;
  const failed = pages.find(({ isError }) => isError);
  const products = pages.flatMap(({ data }) => data?.payload ?? []);
  const totalPages = first?.totalPages ?? 0;
  return {
    products,
    total: first?.totalDocs ?? 0,
    loading: !first && !failed,
    loadingMore: first !== undefined && pages.some(({ isPending }) => isPending),
    renewing: pages.some(({ isPlaceholderData }) => isPlaceholderData),
    failure: failed ? failureText(failed.error) : null,
    retrying,
    retry: () => setRetrying(true),
    hasMore: totalPages > filters.page && products.length > LOAD_MORE_ABOVE,
  };
}

export type Catalog = ReturnType<typeof useCatalog>;
