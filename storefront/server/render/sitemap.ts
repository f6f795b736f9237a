import { POLICY_PATHS, type PolicyReference, type Product, type SiteContent } from '@shop/contract';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { escapeMarkup } from './html-document.ts';

type Page = { path: string; updatedAt?: string };

const entryOf = (publicUrl: string, { path, updatedAt }: Page): string => {
  const lastModified = updatedAt ? `<lastmod>${escapeMarkup(updatedAt.slice(0, 10))}</lastmod>` : '';
  return `<url><loc>${escapeMarkup(publicUrl + path)}</loc>${lastModified}</url>`;
};

// The API caps each list; more than ten of them would evict everything else from the cache.
const MAX_LISTS = 10;

async function listProducts(apiCache: ApiResponseCache): Promise<Product[]> {
  type List = { payload: Product[]; totalPages: number };
  const first = (await apiCache.readJson('/api/products?limit=all')) as List;
  const lists = [first.payload];
  for (let page = 2; page <= Math.min(first.totalPages, MAX_LISTS); page += 1)
    lists.push(((await apiCache.readJson(`/api/products?limit=all&page=${page}`)) as List).payload);
  return lists.flat();
}

export async function renderSitemap(apiCache: ApiResponseCache, publicUrl: string): Promise<string> {
  const [products, { content }, { policies = [] }] = await Promise.all([
    listProducts(apiCache),
    apiCache.readJson('/api/content') as Promise<{ content: SiteContent }>,
    apiCache.readJson('/api/shop') as Promise<{ policies?: PolicyReference[] }>,
  ]);
  const pages: Page[] = [
    { path: '/', updatedAt: content.updatedAt },
    ...content.productCatalog.categories.map(({ name }) => ({
      path: `/category/${encodeURIComponent(name)}`,
    })),
    ...products.map(({ slug, _id, updatedAt }) => ({
      path: `/product/${encodeURIComponent(slug || _id)}`,
      updatedAt,
    })),
    ...policies.map(({ kind }) => ({ path: POLICY_PATHS[kind] })),
  ];
  const entries = pages.map((page) => entryOf(publicUrl, page)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

const robotsRules = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /checkout
Disallow: /order-confirmation/
Disallow: /track-order
Disallow: /aviso/
`;

/** A closed shop has no sitemap; its pages say themselves that they are not to be indexed. */
export const renderRobots = (publicUrl: string, isOpen: boolean): string =>
  `${robotsRules}${isOpen ? `Sitemap: ${publicUrl}/sitemap.xml\n` : ''}`;
