import type { QueryClient } from '@tanstack/react-query';
import type { ShopSetting, SiteContent } from '@shop/contract';
import { contentQuery, shopQuery } from '#shared/content/content-queries.ts';

/** What a page is asked for, on the server and in the browser alike. */
export type PageRequest = {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

export const contentIn = (client: QueryClient): SiteContent | undefined =>
  client.getQueryData(contentQuery().queryKey);

export const shopIn = (client: QueryClient): ShopSetting | undefined =>
  client.getQueryData(shopQuery().queryKey);

export const brandIn = (client: QueryClient): string => shopIn(client)?.brand ?? 'Jazmín Lencería';

/** A category's name as shown, by its key. */
export const categoryName = (content: SiteContent | undefined, key: string): string =>
  content?.productCatalog.categories.find(({ name }) => name === key)?.display_name ?? key;
