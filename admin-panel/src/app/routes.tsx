import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { needs } from './frame/allowed-page.tsx';
import { AdminGuard } from './session/admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { texts } from './texts.ts';

const pages: RouteObject[] = [
  { index: true, lazy: () => import('#pages/dashboard-page.tsx') },
  { path: 'dashboard', lazy: () => import('#pages/dashboard-page.tsx') },
  { path: 'products', handle: needs('seeHiddenProducts'), lazy: () => import('#pages/products-page.tsx') },
  {
    path: 'products/new',
    handle: needs('createProduct'),
    lazy: () => import('#pages/product-form-page.tsx'),
  },
  { path: 'products/edit', element: <Navigate to={paths.products} replace /> },
  {
    path: 'products/edit/:id',
    handle: needs('updateProduct'),
    lazy: () => import('#pages/product-form-page.tsx'),
  },
  { path: 'orders', handle: needs('listOrders'), lazy: () => import('#pages/orders/orders-page.tsx') },
  {
    path: 'orders/new',
    handle: needs('registerSale'),
    lazy: () => import('#pages/orders/new-sale-page.tsx'),
  },
  {
    path: 'orders/:id',
    handle: needs('getOrder'),
    lazy: () => import('#pages/orders/order-detail-page.tsx'),
  },
  {
    path: 'orders/:id/edit',
    handle: needs('editOrder'),
    lazy: () => import('#pages/orders/edit-order-page.tsx'),
  },
  {
    path: 'orders/:id/exchange',
    handle: needs('openExchange'),
    lazy: () => import('#pages/orders/new-exchange-page.tsx'),
  },
  { path: 'clients', handle: needs('listClients'), lazy: () => import('#pages/clients/clients-page.tsx') },
  {
    path: 'clients/:id',
    handle: needs('getClient'),
    lazy: () => import('#pages/clients/client-detail-page.tsx'),
  },
  { path: 'reports', handle: needs('readReport'), lazy: () => import('#pages/reports-page.tsx') },
  { path: 'cases', handle: needs('listCases'), lazy: () => import('#pages/cases/cases-page.tsx') },
  {
    path: 'cases/new',
    handle: needs('openCaseByStaff'),
    lazy: () => import('#pages/cases/new-case-page.tsx'),
  },
  { path: 'cases/:id', handle: needs('readCase'), lazy: () => import('#pages/cases/case-detail-page.tsx') },
  { path: 'messages', element: <Navigate to={paths.cases} replace /> },
  { path: 'reviews', handle: needs('listReviews'), lazy: () => import('#pages/reviews-page.tsx') },
  { path: 'coupons', handle: needs('listCoupons'), lazy: () => import('#pages/coupons-page.tsx') },
  {
    path: 'stock-alerts',
    handle: needs('listPhoneAlerts'),
    lazy: () => import('#pages/stock-alerts-page.tsx'),
  },
  { path: 'content', handle: needs('updateContent'), lazy: () => import('#pages/content-page.tsx') },
  { path: 'opening', handle: needs('getOpening'), lazy: () => import('#pages/opening-page.tsx') },
  { path: 'team', handle: needs('listStaff'), lazy: () => import('#pages/team-page.tsx') },
  { path: 'settings', lazy: () => import('#pages/settings-page.tsx') },
  { path: '*', lazy: () => import('#pages/not-found-page.tsx') },
];

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen label={texts.loadingPage} className="min-h-dvh" />,
    children: [
      { path: 'login', lazy: () => import('#pages/login-page.tsx') },
      { path: 'invitacion', lazy: () => import('#pages/invitation-page.tsx') },
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
