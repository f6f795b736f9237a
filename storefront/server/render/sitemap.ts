import type { Product, SiteContent } from '@shop/contract';
import type { ApiCopies } from '../cache/api-response-cache.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Place = { path: string; changed?: string };

const entry = (publicUrl: string, { path, changed }: Place): string =>
  `<url><loc>${escape(publicUrl + path)}</loc>${changed ? `<lastmod>${escape(changed.slice(0, 10))}</lastmod>` : ''}</url>`;

// Further lists would push everything else out of the copies.
const MAX_LISTS = 10;

// A list ends at its cap, the catalogue may not.
async function productsOf(copies: ApiCopies): Promise<Product[]> {
  type List = { payload: Product[]; totalPages: number };
  const first = (await copies.json('/api/products?limit=all')) as List;
  const lists = [first.payload];
  for (let page = 2; page <= Math.min(first.totalPages, MAX_LISTS); page += 1)
    lists.push(((await copies.json(`/api/products?limit=all&page=${page}`)) as List).payload);
  return lists.flat();
}

/** Every page that search engines should know. */
export async function sitemap(copies: ApiCopies, publicUrl: string): Promise<string> {
  const [products, { content }] = await Promise.all([
    productsOf(copies),
    copies.json('/api/content') as Promise<{ content: SiteContent }>,
  ]);
  const places: Place[] = [
    { path: '/', changed: content.updatedAt },
    ...content.productCatalog.categories.map(({ name }) => ({
      path: `/category/${encodeURIComponent(name)}`,
    })),
    ...products.map(({ slug, _id, updatedAt }) => ({
      path: `/product/${encodeURIComponent(slug || _id)}`,
      changed: updatedAt,
    })),
  ];
  const entries = places.map((place) => entry(publicUrl, place)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/** What search engines may read. */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /checkout
Disallow: /order-confirmation/
Disallow: /track-order
Sitemap: ${publicUrl}/sitemap.xml
`;
