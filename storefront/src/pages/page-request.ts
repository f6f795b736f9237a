import type { QueryClient } from '@tanstack/react-query';
import { normalizeText, type ShopSetting, type SiteContent } from '@shop/contract';
import { contentQuery, shopQuery } from '#shared/content/content-queries.ts';

export type PageRequest = {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

export type PageMeta = {
  title: string;
  description: string;
  /** Canonical path, without the host. */
  canonical: string;
  /** Picture for link previews, as a path or an https address. */
  image?: string;
  /** Price in pesos and availability of the product on the page, for link previews. */
  offer?: { price: number; inStock: boolean };
  /** Structured data, one object per block; addresses start with a slash and are made absolute. */
  jsonLd?: object[];
  private?: boolean;
  preload?: { srcSet: string; sizes: string };
};

/** Returns what the browser needs of a page's head; the server renders the rest. */
export const titleOnly = (title: string): PageMeta => ({ title, description: '', canonical: '' });

export const cachedContent = (client: QueryClient): SiteContent | undefined =>
  client.getQueryData(contentQuery().queryKey);

export const cachedShop = (client: QueryClient): ShopSetting | undefined =>
  client.getQueryData(shopQuery().queryKey);

export const cachedBrand = (client: QueryClient): string => cachedShop(client)?.brand ?? 'Jazmín Lencería';

/** Returns the key of the category that was meant by other capitals or accents; undefined for its own key. */
export function meantCategory(content: SiteContent | undefined, key: string): string | undefined {
  const keys = content?.productCatalog.categories.map(({ name }) => name) ?? [];
  if (keys.includes(key)) return undefined;
  return keys.find((name) => normalizeText(name) === normalizeText(key));
}

export const categoryName = (content: SiteContent | undefined, key: string): string =>
  content?.productCatalog.categories.find(({ name }) => name === key)?.display_name ?? key;
