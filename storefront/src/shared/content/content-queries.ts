import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { findSizeGuides, type PolicyReference, type ShopSetting, type SiteContent } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { pageEndpoints } from '../calls/load-calls.ts';
import { retryPart } from '@shop/web-kit/loading';

type ShopFacts = ShopSetting & { sendsMail: boolean; policies: PolicyReference[] };

// The server has checked the icons of the first view, so the browser loads their list only for a refetch.
const iconCheck = () =>
  retryPart(() => import('./icon-fallbacks.ts')).then(
    ({ drawableContent }) => drawableContent,
    () => (content: SiteContent) => content,
  );

async function readContent(): Promise<SiteContent> {
  const { getContent } = await pageEndpoints();
  const [{ content }, drawableContent] = await Promise.all([call(getContent), iconCheck()]);
  return drawableContent(content);
}

export const contentQuery = () => queryOptions({ queryKey: ['content'], queryFn: readContent });

const SIZE_GUIDES = 'size guides';

/** Query of the size guides of all categories. */
export const allSizeGuidesQuery = () =>
  queryOptions({ queryKey: [SIZE_GUIDES], queryFn: async () => (await readContent()).sizeGuides });

/** Query of a category's size guides, apart from the content: the server embeds only those that its page shows. */
export const sizeGuidesQuery = (category: string) =>
  queryOptions({
    queryKey: [SIZE_GUIDES, category],
    queryFn: async ({ client }) => {
      const guides = import.meta.env.SSR
        ? (await client.ensureQueryData(contentQuery())).sizeGuides
        : await client.fetchQuery(allSizeGuidesQuery());
      return findSizeGuides(category, guides);
    },
  });

/** Shows other size guides on the open page, as the editor's preview does. */
export function replaceSizeGuides(client: QueryClient, guides: SiteContent['sizeGuides']): void {
  client.setQueryData(allSizeGuidesQuery().queryKey, guides);
  void client.invalidateQueries({
    queryKey: [SIZE_GUIDES],
    predicate: ({ queryKey }) => queryKey.length > 1,
  });
}

async function readShop(): Promise<ShopFacts> {
  const { getShop } = await pageEndpoints();
  const { shop, sendsMail = false, policies = [] } = await call(getShop);
  return { ...shop, sendsMail, policies };
}

export const shopQuery = () => queryOptions({ queryKey: ['shop'], queryFn: readShop });

export const useContent = (): SiteContent | undefined => useQuery(contentQuery()).data;

export const useShop = (): ShopFacts | undefined => useQuery(shopQuery()).data;
