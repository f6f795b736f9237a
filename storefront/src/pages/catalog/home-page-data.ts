import { BUNDLED_HERO_IMAGE, previewPicture } from '@shop/contract';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { catalogQuery } from '#features/catalog/queries.ts';
import { heroPreload } from '#features/home-sections/hero.tsx';
import { cutAtWord, PREVIEW_LENGTH } from '../cut-at-word.ts';
import {
  cachedBrand,
  cachedContent,
  cachedShop,
  titleOnly,
  type PageMeta,
  type PageRequest,
} from '../page-request.ts';
import { descriptions, texts } from '../texts.ts';

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
  const brand = cachedBrand(request.client);
  const { search } = parseCatalogFilters(request.search);
  const title = search ? texts.pageTitle(texts.results(search), brand) : texts.homeTitle(brand);
  if (!import.meta.env.SSR) return titleOnly(title);
  const hero = cachedContent(request.client)?.hero;
  const preload = hero && heroPreload(hero);
  return {
    title,
    description: cutAtWord(hero?.mainDescription || descriptions.home, PREVIEW_LENGTH),
    canonical: '/',
    image: previewPicture(hero?.heroImage.url || BUNDLED_HERO_IMAGE),
    jsonLd: clothingStore(request),
    ...(preload && { preload }),
  };
}
