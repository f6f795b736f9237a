import type { Product, SiteContent } from '@shop/contract';
import type { ApiCopies } from './api-copies.ts';

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

/** Every page that search engines should know. */
export async function sitemap(copies: ApiCopies, publicUrl: string): Promise<string> {
  const [{ payload }, { content }] = (await Promise.all([
    copies.json('/api/products?limit=all'),
    copies.json('/api/content'),
  ])) as [{ payload: Product[] }, { content: SiteContent }];
  const places: Place[] = [
    { path: '/', changed: content.updatedAt },
    ...content.productCatalog.categories.map(({ name }) => ({
      path: `/category/${encodeURIComponent(name)}`,
    })),
    ...payload.map(({ slug, _id, updatedAt }) => ({
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
