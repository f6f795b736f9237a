import { paymentOffer, type Product, type ShopSetting, type SiteContent } from '@shop/contract';
import type { ApiResponseCache } from '../../cache/api-response-cache.ts';
import { createScopeCache } from '../../cache/scope-cache.ts';
import type { ScopeVersions } from '../../cache/scope-versions.ts';
import type { CmsClient } from '../../http/cms-client.ts';
import { feedItemsOf, type FeedItem, type FeedShop } from './feed-items.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

type Feed = {
  type: string;
  start: (shop: FeedShop) => string;
  item: (item: FeedItem) => string;
  end: string;
};
type List = { payload: Product[]; totalPages: number };
type Parts = { cms: CmsClient; apiCache: ApiResponseCache; versions: ScopeVersions; publicUrl: string };

// Two feeds of ten thousand products.
const MAX_BYTES = 64 * 1024 * 1024;

export const FEEDS: Readonly<Record<string, Feed>> = { 'google.xml': googleFeed, 'meta.csv': metaFeed };

async function readShop(apiCache: ApiResponseCache, publicUrl: string): Promise<FeedShop> {
  const [{ shop }, { content }] = (await Promise.all([
    apiCache.readJson('/api/shop'),
    apiCache.readJson('/api/content'),
  ])) as [{ shop: ShopSetting }, { content: SiteContent }];
  const { categories } = content.productCatalog;
  const labels = categories.map(({ name, display_name }) => [name, display_name] as const);
  const offer = paymentOffer(content.checkout);
  return { publicUrl, brand: shop.brand, categories: new Map(labels), offer };
}

/** Creates a reader of feeds; each is written once per version of the catalog, however many ask for it. */
export function createFeedReader({ cms, apiCache, versions, publicUrl }: Parts) {
  const cache = createScopeCache<Buffer>({
    versions,
    maxBytes: MAX_BYTES,
    byteSize: ({ length }) => length,
    countStaleSources: apiCache.countStale,
  });
  // The feed bypasses the cache, which one feed of a large shop would empty.
  async function readPage(page: number): Promise<List> {
    const { status, bytes } = await cms.readAsServer(`/api/products?limit=all&page=${page}`);
    if (status !== 200) throw new Error(`The list of products answered ${status}`);
    return JSON.parse(bytes.toString()) as List;
  }

  async function render(feed: Feed): Promise<Buffer> {
    const shop = await readShop(apiCache, publicUrl);
    const write = ({ payload }: List) =>
      payload
        .flatMap((product) => feedItemsOf(product, shop))
        .map(feed.item)
        .join('');
    const first = await readPage(1);
    const parts = [feed.start(shop), write(first)];
    for (let page = 2; page <= first.totalPages; page += 1) parts.push(write(await readPage(page)));
    return Buffer.from([...parts, feed.end].join(''));
  }

  return (feed: Feed): Promise<Buffer> =>
    cache.fetch(feed.type, ['catalog', 'content', 'shop'], () => render(feed));
}

export type FeedReader = ReturnType<typeof createFeedReader>;
