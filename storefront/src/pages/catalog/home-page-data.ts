import { BUNDLED_HERO_IMAGE, previewPicture, type SiteContent } from '@shop/contract';
import {
  canonicalQuery,
  filterParam,
  parseCatalogFilters,
  type CatalogFilters,
} from '#features/catalog/filters/catalog-filters.ts';
import { bestSellersQuery, catalogQuery } from '#features/catalog/queries.ts';
import { texts as searchTexts } from '#features/catalog/search/box-texts.ts';
import { showcaseQuery } from '#features/home-sections/showcase-query.ts';
import { heroPreload } from '#features/home-sections/hero-preload.ts';
import { cutAtWord, PREVIEW_LENGTH } from '../cut-at-word.ts';
import {
  cachedBrand,
  cachedContent,
  cachedShop,
  meantCategory,
  titleOnly,
  type PageMeta,
  type PageRequest,
} from '../page-request.ts';
import { clothingStore } from '../structured-data.ts';
import { descriptions, texts } from '../texts.ts';

export async function prefetchHome({ client, search }: PageRequest): Promise<void> {
  const filters = parseCatalogFilters(search);
  const query = catalogQuery(filters);
  await Promise.all([
    client.prefetchQuery(query),
    ...(filters.search
      ? []
      : [client.prefetchQuery(bestSellersQuery()), client.prefetchQuery(showcaseQuery())]),
  ]);
  if (filters.search && client.getQueryData(query.queryKey)?.totalDocs === 0)
    await client.prefetchQuery(bestSellersQuery());
}

/** Returns the address of a list whose category is spelled otherwise. */
export function homeRedirect({ client, search }: PageRequest): string | null {
  const { category } = parseCatalogFilters(search);
  const key = category === null ? undefined : meantCategory(cachedContent(client), category);
  if (key === undefined) return null;
  const query = new URLSearchParams(search);
  query.set(filterParam('category'), key);
  return `/?${query}`;
}

function storeData({ client }: PageRequest): object[] {
  const shop = cachedShop(client);
  return shop ? [clothingStore(shop, cachedContent(client)?.contact.socialMedia ?? [])] : [];
}

function preloadOf(hero: SiteContent['hero']): Pick<PageMeta, 'preload'> {
  const preload = heroPreload(hero);
  return preload ? { preload } : {};
}

function canonicalOf(client: PageRequest['client'], filters: CatalogFilters): string {
  const list = client.getQueryData(catalogQuery(filters).queryKey);
  return `/${canonicalQuery(filters, list?.totalPages)}`;
}

export function homeMeta(request: PageRequest): PageMeta {
  const brand = cachedBrand(request.client);
  const filters = parseCatalogFilters(request.search);
  const { search } = filters;
  const title = search ? texts.pageTitle(searchTexts.results(search), brand) : texts.homeTitle(brand);
  if (!import.meta.env.SSR) return titleOnly(title);
  const hero = cachedContent(request.client)?.hero;
  return {
    title,
    description: cutAtWord(hero?.mainDescription || descriptions.home, PREVIEW_LENGTH),
    canonical: canonicalOf(request.client, filters),
    image: previewPicture(hero?.heroImage.url || BUNDLED_HERO_IMAGE),
    jsonLd: storeData(request),
    // Results of a search stand in place of the hero.
    ...(!search && hero && preloadOf(hero)),
  };
}
