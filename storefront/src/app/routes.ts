import { CART_LINK_PATH, POLICY_KINDS, WITHDRAWAL_SUBJECT, normalizeOrderNumber } from '@shop/contract';
import { lazyPage, type LazyPage } from '#shared/hydration/lazy-page.tsx';
import { DIGITS_PARAM, ORDER_PARAM, paths, TOKEN_PARAM } from '#shared/navigation/paths.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import { matchPath } from '#shared/router/location.ts';
import {
  categoryMeta,
  categoryRedirect,
  categoryStatus,
  prefetchCategory,
} from '#pages/catalog/category-page-data.ts';
import { homeMeta, homeRedirect, prefetchHome } from '#pages/catalog/home-page-data.ts';
import { cachedBrand, type PageMeta, type PageRequest } from '#pages/page-request.ts';
import { policyRoute } from '#pages/policy/policy-page-data.ts';
import {
  prefetchProduct,
  productMeta,
  productRedirect,
  productStatus,
} from '#pages/product/product-page-data.ts';
import { descriptions } from '#pages/texts.ts';
import { texts } from './texts.ts';

type Route = {
  path: string;
  page: LazyPage;
  /** A list, which Back finds as it was left. */
  isList?: true;
  prefetch?: (request: PageRequest) => Promise<void>;
  meta: (request: PageRequest) => PageMeta;
  /** Module of a page that shows nothing before its script runs: the document preloads it. */
  waitsFor?: string;
  status?: (request: PageRequest) => number;
  redirect?: (request: PageRequest) => string | null;
};

const privateMeta =
  (title: string, canonical: string) =>
  ({ client }: PageRequest): PageMeta => ({
    title: `${title} · ${cachedBrand(client)}`,
    description: title,
    canonical,
    private: true,
  });

// The server looks the order up, so that the page works without script.
async function prefetchTracking({ client, search }: PageRequest): Promise<void> {
  const orderNumber = normalizeOrderNumber(search.get(ORDER_PARAM) ?? '');
  if (!orderNumber) return;
  const query = orderQuery(orderNumber, search.get(TOKEN_PARAM), search.get(DIGITS_PARAM));
  // A failed lookup is shown on the page: it must not fail the whole render.
  await client.fetchQuery(query).catch(() => client.removeQueries(query));
}

// What only the server needs stays out of the browser's script: prefetch, status and redirect.
const home: Route = {
  path: '/',
  page: lazyPage(() => import('#pages/catalog/home-page.tsx')),
  isList: true,
  meta: homeMeta,
  ...(import.meta.env.SSR && { prefetch: prefetchHome, redirect: homeRedirect }),
};

const policyPage = lazyPage(() => import('#pages/policy/policy-page.tsx'));
const stockAlertPage = lazyPage(() => import('#pages/stock-alert/stock-alert-page.tsx'));

const routes: readonly Route[] = [
  home,
  {
    path: '/product/:id',
    page: lazyPage(() => import('#pages/product/product-page.tsx')),
    meta: productMeta,
    ...(import.meta.env.SSR && {
      prefetch: prefetchProduct,
      status: productStatus,
      redirect: productRedirect,
    }),
  },
  {
    path: '/category/:category',
    page: lazyPage(() => import('#pages/catalog/category-page.tsx')),
    isList: true,
    meta: categoryMeta,
    ...(import.meta.env.SSR && {
      prefetch: prefetchCategory,
      status: categoryStatus,
      redirect: categoryRedirect,
    }),
  },
  {
    path: '/cart',
    page: lazyPage(() => import('#pages/order/cart-page.tsx')),
    waitsFor: 'order/cart-page',
    // Public: the server's page has no shopper's data, the script adds it.
    meta: ({ client }) => ({
      title: `${texts.cart} · ${cachedBrand(client)}`,
      description: import.meta.env.SSR ? descriptions.cart(cachedBrand(client)) : '',
      canonical: paths.cart,
    }),
  },
  {
    path: CART_LINK_PATH,
    page: lazyPage(() => import('#pages/order/shared-cart-page.tsx')),
    meta: privateMeta(texts.cart, paths.cart),
  },
  {
    path: paths.favorites,
    page: lazyPage(() => import('#pages/catalog/favorites-page.tsx')),
    waitsFor: 'catalog/favorites-page',
    meta: privateMeta(texts.favorites, paths.favorites),
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
    meta: privateMeta(texts.tracking, paths.tracking),
    ...(import.meta.env.SSR && { prefetch: prefetchTracking }),
  },
  ...POLICY_KINDS.map((kind) => ({ ...policyRoute(kind), page: policyPage })),
  {
    path: paths.withdrawal,
    page: lazyPage(() => import('#pages/cases/withdrawal-page.tsx')),
    meta: ({ client }) => ({
      title: `${WITHDRAWAL_SUBJECT} · ${cachedBrand(client)}`,
      description: import.meta.env.SSR ? descriptions.withdrawal : '',
      canonical: paths.withdrawal,
    }),
  },
  {
    path: paths.myData,
    page: lazyPage(() => import('#pages/cases/my-data-page.tsx')),
    meta: privateMeta(texts.myData, paths.myData),
  },
  ...[paths.alertConfirmation, paths.alertCancellation].map((path) => ({
    path,
    page: stockAlertPage,
    waitsFor: 'stock-alert/stock-alert-page',
    meta: privateMeta(texts.stockAlert, path),
  })),
];

/** Unknown paths show the home page with status 404. */
const unknown: Route = {
  ...home,
  path: '*',
  status: () => 404,
  meta: (request) => ({ ...homeMeta(request), private: true }),
};

/** Returns a page's path as the shop writes it: '/Cart/' is '/cart'; null for an unknown page. */
export function canonicalPath(pathname: string): string | null {
  const { route, params } = findRoute(pathname);
  if (route === unknown) return null;
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function findRoute(pathname: string): { route: Route; params: PageRequest['params'] } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: unknown, params: {} };
}

/** Loads the code of an address's page before a visit. */
export const preloadPage = (pathname: string): void => findRoute(pathname).route.page.preload();
