import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PolicyReference, ShopSetting, SiteContent } from '@shop/contract';
import { call } from '@shop/web-kit/api';

// Pages that an earlier version saved name no policies.
type ShopFacts = ShopSetting & { sendsMail: boolean; policies?: PolicyReference[] };

// The server has checked the icons of the first view, so the browser loads their list only for a refetch.
const iconCheck = () =>
  import('./icon-fallbacks.ts').then(
    ({ withKnownIcons }) => withKnownIcons,
    () => (content: SiteContent) => content,
  );

async function readContent(): Promise<SiteContent> {
  const [{ content }, withKnownIcons] = await Promise.all([call('getContent'), iconCheck()]);
  return withKnownIcons(content);
}

export const contentQuery = () => queryOptions({ queryKey: ['content'], queryFn: readContent });

/** Query of the size guides, apart from the content: the server embeds them only in the pages that show them. */
export const sizeGuidesQuery = () =>
  queryOptions({
    queryKey: ['size guides'],
    queryFn: async ({ client }) => {
      const content = import.meta.env.SSR
        ? await client.ensureQueryData(contentQuery())
        : await readContent();
      return content.sizeGuides;
    },
  });

async function readShop(): Promise<ShopFacts> {
  const { shop, sendsMail = false, policies = [] } = await call('getShop');
  return { ...shop, sendsMail, policies };
}

export const shopQuery = () => queryOptions({ queryKey: ['shop'], queryFn: readShop });

export const useContent = (): SiteContent | undefined => useQuery(contentQuery()).data;

export const useShop = (): ShopFacts | undefined => useQuery(shopQuery()).data;
