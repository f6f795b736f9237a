import { BUNDLED_HERO_IMAGE, previewPicture, type SiteContent } from '@shop/contract';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { bestSellersQuery, catalogQuery } from '#features/catalog/queries.ts';
import { texts as catalogTexts } from '#features/catalog/texts.ts';
import { heroPreload } from '#features/home-sections/hero-preload.ts';
import { cutAtWord, PREVIEW_LENGTH } from '../cut-at-word.ts';
import {
  cachedBrand,
  cachedContent,
  cachedShop,
  titleOnly,
  type PageMeta,
  type PageRequest,
} from '../page-request.ts';
import { clothingStore } from '../structured-data.ts';
import { descriptions, texts } from '../texts.ts';

export async function prefetchHome({ client, search }: PageRequest): Promise<void> {
  const filters = parseCatalogFilters(search);
  const query = catalogQuery(filters);
  await client.prefetchQuery(query);
  if (filters.search && client.getQueryData(query.queryKey)?.totalDocs === 0)
    await client.prefetchQuery(bestSellersQuery());
}

function storeData({ client }: PageRequest): object[] {
  const shop = cachedShop(client);
  return shop ? [clothingStore(shop, cachedContent(client)?.contact.socialMedia ?? [])] : [];
}

function preloadOf(hero: SiteContent['hero']): Pick<PageMeta, 'preload'> {
  const preload = heroPreload(hero);
  return preload ? { preload } : {};
}

export function homeMeta(request: PageRequest): PageMeta {
  const brand = cachedBrand(request.client);
  const { search } = parseCatalogFilters(request.search);
  const title = search ? texts.pageTitle(catalogTexts.results(search), brand) : texts.homeTitle(brand);
  if (!import.meta.env.SSR) return titleOnly(title);
  const hero = cachedContent(request.client)?.hero;
  return {
    title,
    description: cutAtWord(hero?.mainDescription || descriptions.home, PREVIEW_LENGTH),
    canonical: '/',
    image: previewPicture(hero?.heroImage.url || BUNDLED_HERO_IMAGE),
    jsonLd: storeData(request),
    // Results of a search stand in place of the hero.
    ...(!search && hero && preloadOf(hero)),
  };
}
