import { retryPart } from '@shop/web-kit/loading';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { needs } from './frame/allowed-page.tsx';
import { AdminGuard } from './session/admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import type { pageParts } from './page-parts.ts';
import { texts } from './texts.ts';

/** Loads a page beyond the first one, as a rule from a list of files that the browser has read meanwhile. */
const page = (name: keyof typeof pageParts) => async () => {
  const parts = await retryPart(() => import('./page-parts.ts'));
  return parts.pageParts[name]();
};

const pages: RouteObject[] = [
  { index: true, lazy: () => retryPart(() => import('#pages/dashboard-page.tsx')) },
  { path: 'dashboard', lazy: () => retryPart(() => import('#pages/dashboard-page.tsx')) },
  {
    path: 'products',
    handle: needs('seeHiddenProducts'),
    lazy: page('products'),
  },
  {
    path: 'products/new',
    handle: needs('createProduct'),
    lazy: page('productForm'),
  },
  {
    path: 'products/restock',
    handle: needs('listRestock'),
    lazy: page('restock'),
  },
  { path: 'products/edit', element: <Navigate to={paths.products} replace /> },
  {
    path: 'products/edit/:id',
    handle: needs('updateProduct'),
    lazy: page('productForm'),
  },
  {
    path: 'orders',
    handle: needs('listOrders'),
    lazy: page('orders'),
  },
  {
    path: 'orders/new',
    handle: needs('registerSale'),
    lazy: page('newSale'),
  },
  {
    path: 'orders/first',
    handle: needs('listOrders'),
    lazy: page('firstOrder'),
  },
  {
    path: 'orders/mails',
    handle: needs('listFailedMails'),
    lazy: page('failedMails'),
  },
  {
    path: 'orders/:id',
    handle: needs('getOrder'),
    lazy: page('orderDetail'),
  },
  {
    path: 'orders/:id/edit',
    handle: needs('editOrder'),
    lazy: page('editOrder'),
  },
  {
    path: 'orders/:id/exchange',
    handle: needs('openExchange'),
    lazy: page('newExchange'),
  },
  {
    path: 'clients',
    handle: needs('listClients'),
    lazy: page('clients'),
  },
  {
    path: 'clients/:id',
    handle: needs('getClient'),
    lazy: page('clientDetail'),
  },
  {
    path: 'reports',
    handle: needs('readReport'),
    lazy: page('reports'),
  },
  {
    path: 'own-till',
    handle: needs('closeOwnTill'),
    lazy: page('ownTill'),
  },
  {
    path: 'cases',
    handle: needs('listCases'),
    lazy: page('cases'),
  },
  {
    path: 'cases/new',
    handle: needs('openCaseByStaff'),
    lazy: page('newCase'),
  },
  {
    path: 'cases/:id',
    handle: needs('readCase'),
    lazy: page('caseDetail'),
  },
  { path: 'messages', element: <Navigate to={paths.cases} replace /> },
  {
    path: 'reviews',
    handle: needs('listReviews'),
    lazy: page('reviews'),
  },
  {
    path: 'coupons',
    handle: needs('listCoupons'),
    lazy: page('coupons'),
  },
  {
    path: 'stock-alerts',
    handle: needs('listPhoneAlerts'),
    lazy: page('stockAlerts'),
  },
  {
    path: 'content',
    handle: needs('updateContent'),
    lazy: page('content'),
  },
  {
    path: 'opening',
    handle: needs('getOpening'),
    lazy: page('opening'),
  },
  { path: 'team', handle: needs('listStaff'), lazy: page('team') },
  { path: 'settings', lazy: page('settings') },
  { path: '*', lazy: page('notFound') },
];

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen label={texts.loadingPage} className="min-h-dvh" />,
    children: [
      { path: 'login', lazy: () => retryPart(() => import('#pages/login-page.tsx')) },
      { path: 'invitacion', lazy: () => retryPart(() => import('#pages/invitation-page.tsx')) },
      {
        element: <AdminGuard />,
        children: [
          {
            element: <AdminFrame />,
            children: [{ errorElement: <ErrorScreen inFrame />, children: pages }],
          },
        ],
      },
    ],
  },
];
