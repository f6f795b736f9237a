import { BUNDLED_HERO_IMAGE, previewPicture } from '@shop/contract';
import { canonicalQuery, parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { catalogQuery } from '#features/catalog/queries.ts';
import { paths } from '#shared/navigation/paths.ts';
import {
  cachedBrand,
  categoryName,
  cachedContent,
  meantCategory,
  titleOnly,
  type PageMeta,
  type PageRequest,
} from '../page-request.ts';
import { breadcrumbList } from '../structured-data.ts';
import { descriptions, texts } from '../texts.ts';

const keyOf = ({ params }: PageRequest): string => params.category ?? '';
const productsQuery = (request: PageRequest) =>
  catalogQuery(parseCatalogFilters(request.search, keyOf(request)));

export async function prefetchCategory(request: PageRequest): Promise<void> {
  await request.client.prefetchQuery(productsQuery(request));
}

const cachedProducts = (request: PageRequest) => request.client.getQueryData(productsQuery(request).queryKey);

/** Returns 404 for a category that neither the content lists nor any product has. */
export function categoryStatus(request: PageRequest): number {
  const known = cachedContent(request.client)?.productCatalog.categories.some(
    ({ name }) => name === keyOf(request),
  );
  return known === false && cachedProducts(request)?.totalDocs === 0 ? 404 : 200;
}

export function categoryRedirect(request: PageRequest): string | null {
  const key = meantCategory(cachedContent(request.client), keyOf(request));
  return key === undefined ? null : paths.category(key);
}

export function categoryMeta(request: PageRequest): PageMeta {
  const brand = cachedBrand(request.client);
  const name = categoryName(cachedContent(request.client), keyOf(request));
  const title = texts.pageTitle(name, brand);
  if (!import.meta.env.SSR) return titleOnly(title);
  const path = paths.category(keyOf(request));
  const filters = parseCatalogFilters(request.search, keyOf(request));
  const canonical = path + canonicalQuery(filters, cachedProducts(request)?.totalPages, keyOf(request));
  return {
    title,
    description: descriptions.category(name, brand),
    canonical,
    // Otherwise any text in the address could be indexed as a category.
    ...(categoryStatus(request) === 404 && { private: true }),
    image: previewPicture(cachedProducts(request)?.products[0]?.thumbnails[0] || BUNDLED_HERO_IMAGE),
    jsonLd: [
      breadcrumbList([
        { name: texts.home, path: paths.home },
        { name, path },
      ]),
    ],
  };
}
