import { lazyPage, type LazyPage } from '#shared/hydration/lazy-page.tsx';
import type { PageMeta } from '#shared/page-meta.ts';
import { paths } from '#shared/paths.ts';
import { matchPath } from '#shared/router/index.ts';
import {
  categoryMeta,
  categoryRedirect,
  categoryStatus,
  prefetchCategory,
} from '#pages/catalog/category-page-data.ts';
import { homeMeta, prefetchHome } from '#pages/catalog/home-page-data.ts';
import { brandIn, type PageRequest } from '#pages/page-request.ts';
import { prefetchProduct, productMeta, productRedirect, productStatus } from '#pages/product/product-page-data.ts';
import { prefetchTracking } from '#pages/order/track-order-page-data.ts';
import { texts } from './texts.ts';

/** One screen: where it lives, what it shows, what it must have beforehand and what it says about itself. */
export type Route = {
  path: string;
  page: LazyPage;
  prefetch?: (request: PageRequest) => Promise<void>;
  meta: (request: PageRequest) => PageMeta;
  /** The page's file, where nothing of it is shown before its script runs: fetched along with the document. */
  waitsFor?: string;
  /** The HTTP status, 200 when absent. */
  status?: (request: PageRequest) => number;
  /** Where the page lives now, when that is elsewhere. */
  redirect?: (request: PageRequest) => string | null;
};

// Pages of one shopper: the same for search engines, which stay out.
const privateMeta =
  (title: string, canonical: string) =>
  ({ client }: PageRequest): PageMeta => ({
    title: `${title} · ${brandIn(client)}`,
    description: title,
    canonical,
    private: true,
  });

const home: Route = {
  path: '/',
  page: lazyPage(() => import('#pages/catalog/home-page.tsx')),
  prefetch: prefetchHome,
  meta: homeMeta,
};

const routes: readonly Route[] = [
  home,
  {
    path: '/product/:id',
    page: lazyPage(() => import('#pages/product/product-page.tsx')),
    prefetch: prefetchProduct,
    meta: productMeta,
    status: productStatus,
    redirect: productRedirect,
  },
  {
    path: '/category/:category',
    page: lazyPage(() => import('#pages/catalog/category-page.tsx')),
    prefetch: prefetchCategory,
    meta: categoryMeta,
    status: categoryStatus,
    redirect: categoryRedirect,
  },
  {
    path: '/cart',
    page: lazyPage(() => import('#pages/order/cart-page.tsx')),
    waitsFor: 'order/cart-page',
    // The same for everybody until its script has run, so nothing in it is anybody's own.
    meta: ({ client }) => ({
      title: `${texts.cart} · ${brandIn(client)}`,
      description: texts.cartDescription(brandIn(client)),
      canonical: paths.cart,
    }),
  },
  {
    path: paths.favourites,
    page: lazyPage(() => import('#pages/catalog/favorites-page.tsx')),
    waitsFor: 'catalog/favorites-page',
    meta: privateMeta(texts.favourites, paths.favourites),
  },
  {
    path: '/checkout',
    page: lazyPage(() => import('#pages/order/checkout-page.tsx')),
    waitsFor: 'order/checkout-page',
    meta: privateMeta(texts.checkout, paths.checkout),
  },
  {
    path: '/order-confirmation/:orderNumber',
    page: lazyPage(() => import('#pages/order/order-confirmation-page.tsx')),
    waitsFor: 'order/order-confirmation-page',
    meta: privateMeta(texts.confirmation, '/order-confirmation'),
  },
  {
    path: '/track-order',
    page: lazyPage(() => import('#pages/order/track-order-page.tsx')),
    prefetch: prefetchTracking,
    meta: privateMeta(texts.tracking, paths.tracking),
  },
];

/** Any unknown path shows the home page; the server says 404 with it. */
const unknown: Route = {
  ...home,
  path: '*',
  status: () => 404,
  meta: (request) => ({ ...homeMeta(request), private: true }),
};

/** The screen of a path, with its parameters. */
export function routeOf(pathname: string): { route: Route; params: PageRequest['params'] } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: unknown, params: {} };
}
