import { paymentOffer, type Product, type ShopSetting, type SiteContent } from '@shop/contract';
import type { ApiResponseCache } from '../../cache/api-response-cache.ts';
import type { CmsClient } from '../../http/cms-client.ts';
import { feedItemsOf, type FeedItem, type FeedShop } from './feed-items.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

export type Feed = {
  type: string;
  start: (shop: FeedShop) => string;
  item: (item: FeedItem) => string;
  end: string;
};
type List = { payload: Product[]; totalPages: number };
type Parts = { cms: CmsClient; apiCache: ApiResponseCache; publicUrl: string };

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

/** Creates a reader of feeds; each is written a page of products at a time, so ten thousand of them need little memory. */
export function createFeedReader({ cms, apiCache, publicUrl }: Parts) {
  // Past the cache, which one feed of a large shop would empty.
  async function readPage(page: number): Promise<List> {
    const { status, bytes } = await cms.readAsServer(`/api/products?limit=all&page=${page}`);
    if (status !== 200) throw new Error(`The list of products answered ${status}`);
    return JSON.parse(bytes.toString()) as List;
  }

  async function* parts(feed: Feed, shop: FeedShop, first: List): AsyncGenerator<string> {
    const write = ({ payload }: List) =>
      payload
        .flatMap((product) => feedItemsOf(product, shop))
        .map(feed.item)
        .join('');
    yield feed.start(shop) + write(first);
    for (let page = 2; page <= first.totalPages; page += 1) yield write(await readPage(page));
    yield feed.end;
  }

  /** Reads the first page before it answers, so that a missing cms is a 503 and not half a feed. */
  return async (feed: Feed): Promise<AsyncGenerator<string>> => {
    const [shop, first] = await Promise.all([readShop(apiCache, publicUrl), readPage(1)]);
    return parts(feed, shop, first);
  };
}

export type FeedReader = ReturnType<typeof createFeedReader>;
