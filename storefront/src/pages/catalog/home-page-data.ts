import { BUNDLED_HERO_IMAGE, previewPicture } from '@shop/contract';
import { filtersIn } from '#features/catalog/filters/catalog-filters.ts';
import { catalogQuery } from '#features/catalog/queries.ts';
import { heroPreload } from '#features/home-sections/hero-picture.ts';
import type { PageMeta } from '#shared/page-meta.ts';
import { brandIn, contentIn, shopIn, type PageRequest } from '../page-request.ts';
import { texts } from '../texts.ts';

/** The catalogue's pages that the address names. */
export async function prefetchHome({ client, search }: PageRequest): Promise<void> {
  await client.prefetchQuery(catalogQuery(filtersIn(search)));
}

function clothingStore({ client }: PageRequest): object[] {
  const shop = shopIn(client);
  if (!shop) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ClothingStore',
      name: shop.brand,
      url: '/',
      image: BUNDLED_HERO_IMAGE,
      ...(shop.phone && { telephone: shop.phone }),
      email: shop.email,
      address: {
        '@type': 'PostalAddress',
        ...(shop.address && { streetAddress: shop.address }),
        addressLocality: shop.coverageCities[0],
        addressRegion: 'Neuquén',
        addressCountry: 'AR',
      },
      areaServed: shop.coverageCities,
      currenciesAccepted: 'ARS',
    },
  ];
}

export function homeMeta(request: PageRequest): PageMeta {
  const content = contentIn(request.client);
  const hero = content?.hero;
  const preload = hero && heroPreload(hero);
  const brand = brandIn(request.client);
  const { search } = filtersIn(request.search);
  return {
    title: search ? texts.pageTitle(texts.results(search), brand) : texts.homeTitle(brand),
    description: hero?.mainDescription.slice(0, 160) || texts.homeDescription,
    canonical: '/',
    image: previewPicture(hero?.heroImage.url || BUNDLED_HERO_IMAGE),
    // Only the server's page carries structured data.
    ...(import.meta.env.SSR && { jsonLd: clothingStore(request) }),
    ...(preload && { preload }),
  };
}
