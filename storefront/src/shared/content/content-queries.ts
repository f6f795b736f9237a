import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShopSetting, SiteContent } from '@shop/contract';
import { call } from '@shop/web-kit/api';

type ShopFacts = ShopSetting & { sendsMail: boolean };

// The first view has its icons checked by the server: the list of those that exist comes when it is needed.
const iconCheck = () =>
  import('./icon-fallbacks.ts').then(
    ({ withDrawnIcons }) => withDrawnIcons,
    () => (content: SiteContent) => content,
  );

async function readContent(): Promise<SiteContent> {
  const [{ content }, withDrawnIcons] = await Promise.all([call('getContent'), iconCheck()]);
  return withDrawnIcons(content);
}

/** All texts of the shop. */
export const contentQuery = () => queryOptions({ queryKey: ['content'], queryFn: readContent });

async function readShop(): Promise<ShopFacts> {
  const { shop, sendsMail = false } = await call('getShop');
  return { ...shop, sendsMail };
}

/** The shop's own data: name, address, telephone, and whether it can mail. */
export const shopQuery = () => queryOptions({ queryKey: ['shop'], queryFn: readShop });

/** The shop's texts, or undefined while they are missing. */
export const useContent = (): SiteContent | undefined => useQuery(contentQuery()).data;

/** The shop's own data, or undefined while it is missing. */
export const useShop = (): ShopFacts | undefined => useQuery(shopQuery()).data;
