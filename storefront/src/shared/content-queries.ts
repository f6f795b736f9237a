import { useEffect } from 'react';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ShopSetting, SiteContent } from '@shop/contract';
import { call } from '@shop/web-kit/api';

/** The shop's texts; those that only a product's page shows may still be on the server. */
export type ShopTexts = Omit<SiteContent, 'productDetail'> & Partial<Pick<SiteContent, 'productDetail'>>;

/** All texts of the shop. */
export const contentQuery = () =>
  queryOptions({
    queryKey: ['content'],
    queryFn: async (): Promise<ShopTexts> => (await call('getContent')).content,
  });

/** The shop's own data: name, address, telephone. */
export const shopQuery = () =>
  queryOptions({ queryKey: ['shop'], queryFn: async () => (await call('getShop')).shop });

/** The shop's texts, or undefined while they are missing. */
export const useContent = (): ShopTexts | undefined => useQuery(contentQuery()).data;

/** The shop's own data, or undefined while it is missing. */
export const useShop = (): ShopSetting | undefined => useQuery(shopQuery()).data;

const isWhole = (texts: ShopTexts): texts is SiteContent => texts.productDetail !== undefined;

/** What a page without a product in detail carries of the texts: of the size guides, the sizes to filter by. */
export const lightTexts = ({ productDetail: _, ...texts }: ShopTexts): ShopTexts => ({
  ...texts,
  sizeGuides: texts.sizeGuides.map(({ category, enabled, tableRows }) => ({
    category,
    enabled,
    title: '',
    subtitle: '',
    tableHeaders: [],
    tableRows: tableRows.map(({ size }) => ({ size, measurements: [] })),
    notes: '',
  })),
});

/** Asks for the texts of a product's page before they are needed, unless they are there. */
export function prefetchWholeContent(client: QueryClient): void {
  const texts = client.getQueryData(contentQuery().queryKey);
  if (texts && !isWhole(texts)) void client.prefetchQuery({ ...contentQuery(), staleTime: 0 });
}

/** The texts with those of a product's page, which are asked for when the page before had no use for them. */
export function useWholeContent(): { content: SiteContent | undefined; pending: boolean } {
  const { data, isError, refetch } = useQuery(contentQuery());
  const missing = data !== undefined && !isWhole(data);
  useEffect(() => {
    if (missing) void refetch({ cancelRefetch: false });
  }, [missing, refetch]);
  return { content: data && isWhole(data) ? data : undefined, pending: missing && !isError };
}
