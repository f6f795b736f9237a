import { BUNDLED_HERO_IMAGE, previewPicture } from '@shop/contract';
import { categoryFilters, filtersIn } from '#features/catalog/filters/catalog-filters.ts';
import { catalogQuery } from '#features/catalog/queries.ts';
import type { PageMeta } from '#shared/page-meta.ts';
import { paths } from '#shared/paths.ts';
import { brandIn, categoryName, contentIn, type PageRequest } from '../page-request.ts';
import { breadcrumbList } from '../structured-data.ts';
import { texts } from '../texts.ts';

const keyOf = ({ params }: PageRequest): string => params.category ?? '';
const filtersOf = (request: PageRequest) => categoryFilters(filtersIn(request.search, keyOf(request)));

export async function prefetchCategory(request: PageRequest): Promise<void> {
  await request.client.prefetchQuery(catalogQuery(filtersOf(request)));
}

const listed = (request: PageRequest) =>
  request.client.getQueryData(catalogQuery(filtersOf(request)).queryKey);

/** 404 for a category that the shop does not have and that holds nothing. */
export function categoryStatus(request: PageRequest): number {
  const known = contentIn(request.client)?.productCatalog.categories.some(
    ({ name }) => name === keyOf(request),
  );
  return known === false && listed(request)?.totalDocs === 0 ? 404 : 200;
}

/** A category written with other capitals is the same category. */
export function categoryRedirect(request: PageRequest): string | null {
  const key = keyOf(request);
  const names = contentIn(request.client)?.productCatalog.categories.map(({ name }) => name) ?? [];
  const meant = names.includes(key) ? undefined : names.find((name) => name === key.toLowerCase());
  return meant === undefined ? null : paths.category(meant);
}

export function categoryMeta(request: PageRequest): PageMeta {
  const brand = brandIn(request.client);
  const name = categoryName(contentIn(request.client), keyOf(request));
  const canonical = paths.category(keyOf(request));
  return {
    title: texts.pageTitle(name, brand),
    description: texts.categoryDescription(name, brand),
    canonical,
    // A name that anybody can put into the address is nothing to be found.
    ...(categoryStatus(request) === 404 && { private: true }),
    image: previewPicture(listed(request)?.products[0]?.thumbnails[0] || BUNDLED_HERO_IMAGE),
    ...(import.meta.env.SSR && {
      jsonLd: [
        breadcrumbList([
          { name: texts.home, path: paths.home },
          { name, path: canonical },
        ]),
      ],
    }),
  };
}
