import { BUNDLED_HERO_IMAGE, previewPicture } from '@shop/contract';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { catalogQuery } from '#features/catalog/queries.ts';
import { heroPreload } from '#features/home-sections/hero.tsx';
import { cachedBrand, cachedContent, cachedShop, type PageMeta, type PageRequest } from '../page-request.ts';
import { texts } from '../texts.ts';

export async function prefetchHome({ client, search }: PageRequest): Promise<void> {
  await client.prefetchQuery(catalogQuery(parseCatalogFilters(search)));
}

function clothingStore({ client }: PageRequest): object[] {
  const shop = cachedShop(client);
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
  const content = cachedContent(request.client);
  const hero = content?.hero;
  const preload = hero && heroPreload(hero);
  const brand = cachedBrand(request.client);
  const { search } = parseCatalogFilters(request.search);
  return {
    title: search ? texts.pageTitle(texts.results(search), brand) : texts.homeTitle(brand),
    description: hero?.mainDescription.slice(0, 160) || texts.homeDescription,
    canonical: '/',
    image: previewPicture(hero?.heroImage.url || BUNDLED_HERO_IMAGE),
    ...(import.meta.env.SSR && { jsonLd: clothingStore(request) }),
    ...(preload && { preload }),
  };
}
