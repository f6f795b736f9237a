import { retryPart } from '@shop/web-kit/loading';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { needs } from './frame/allowed-page.tsx';
import { AdminGuard } from './session/admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { texts } from './texts.ts';

const pages: RouteObject[] = [
  { index: true, lazy: () => retryPart(() => import('#pages/dashboard-page.tsx')) },
  { path: 'dashboard', lazy: () => retryPart(() => import('#pages/dashboard-page.tsx')) },
  {
    path: 'products',
    handle: needs('seeHiddenProducts'),
    lazy: () => retryPart(() => import('#pages/products-page.tsx')),
  },
  {
    path: 'products/new',
    handle: needs('createProduct'),
    lazy: () => retryPart(() => import('#pages/product-form-page.tsx')),
  },
  {
    path: 'products/restock',
    handle: needs('listRestock'),
    lazy: () => retryPart(() => import('#pages/restock-page.tsx')),
  },
  { path: 'products/edit', element: <Navigate to={paths.products} replace /> },
  {
    path: 'products/edit/:id',
    handle: needs('updateProduct'),
    lazy: () => retryPart(() => import('#pages/product-form-page.tsx')),
  },
  {
    path: 'orders',
    handle: needs('listOrders'),
    lazy: () => retryPart(() => import('#pages/orders/orders-page.tsx')),
  },
  {
    path: 'orders/new',
    handle: needs('registerSale'),
    lazy: () => retryPart(() => import('#pages/orders/new-sale-page.tsx')),
  },
  {
    path: 'orders/first',
    handle: needs('listOrders'),
    // It comes with the page that it opens.
    lazy: () =>
      retryPart(async () => ({
        Component: (await import('#pages/orders/order-detail-page.tsx')).FirstOrder,
      })),
  },
  {
    path: 'orders/mails',
    handle: needs('listFailedMails'),
    lazy: () => retryPart(() => import('#pages/orders/failed-mails-page.tsx')),
  },
  {
    path: 'orders/:id',
    handle: needs('getOrder'),
    lazy: () => retryPart(() => import('#pages/orders/order-detail-page.tsx')),
  },
  {
    path: 'orders/:id/edit',
    handle: needs('editOrder'),
    lazy: () => retryPart(() => import('#pages/orders/edit-order-page.tsx')),
  },
  {
    path: 'orders/:id/exchange',
    handle: needs('openExchange'),
    lazy: () => retryPart(() => import('#pages/orders/new-exchange-page.tsx')),
  },
  {
    path: 'clients',
    handle: needs('listClients'),
    lazy: () => retryPart(() => import('#pages/clients/clients-page.tsx')),
  },
  {
    path: 'clients/:id',
    handle: needs('getClient'),
    lazy: () => retryPart(() => import('#pages/clients/client-detail-page.tsx')),
  },
  {
    path: 'reports',
    handle: needs('readReport'),
    lazy: () => retryPart(() => import('#pages/reports-page.tsx')),
  },
  {
    path: 'own-till',
    handle: needs('closeOwnTill'),
    // It comes with the till of the shop, whose file each of them would wait for otherwise.
    lazy: () => retryPart(async () => ({ Component: (await import('#pages/reports-page.tsx')).OwnTill })),
  },
  {
    path: 'cases',
    handle: needs('listCases'),
    lazy: () => retryPart(() => import('#pages/cases/cases-page.tsx')),
  },
  {
    path: 'cases/new',
    handle: needs('openCaseByStaff'),
    lazy: () => retryPart(() => import('#pages/cases/new-case-page.tsx')),
  },
  {
    path: 'cases/:id',
    handle: needs('readCase'),
    lazy: () => retryPart(() => import('#pages/cases/case-detail-page.tsx')),
  },
  { path: 'messages', element: <Navigate to={paths.cases} replace /> },
  {
    path: 'reviews',
    handle: needs('listReviews'),
    lazy: () => retryPart(() => import('#pages/reviews-page.tsx')),
  },
  {
    path: 'coupons',
    handle: needs('listCoupons'),
    lazy: () => retryPart(() => import('#pages/coupons-page.tsx')),
  },
  {
    path: 'stock-alerts',
    handle: needs('listPhoneAlerts'),
    lazy: () => retryPart(() => import('#pages/stock-alerts-page.tsx')),
  },
  {
    path: 'content',
    handle: needs('updateContent'),
    lazy: () => retryPart(() => import('#pages/content-page.tsx')),
  },
  {
    path: 'opening',
    handle: needs('getOpening'),
    lazy: () => retryPart(() => import('#pages/opening-page.tsx')),
  },
  { path: 'team', handle: needs('listStaff'), lazy: () => retryPart(() => import('#pages/team-page.tsx')) },
  { path: 'settings', lazy: () => retryPart(() => import('#pages/settings-page.tsx')) },
  { path: '*', lazy: () => retryPart(() => import('#pages/not-found-page.tsx')) },
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
