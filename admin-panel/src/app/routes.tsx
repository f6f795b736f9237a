import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminGuard } from './session/admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { texts } from './texts.ts';

const pages: RouteObject[] = [
  { index: true, lazy: () => import('#pages/dashboard-page.tsx') },
  { path: 'dashboard', lazy: () => import('#pages/dashboard-page.tsx') },
  { path: 'products', lazy: () => import('#pages/products-page.tsx') },
  { path: 'products/new', lazy: () => import('#pages/product-form-page.tsx') },
  { path: 'products/edit', element: <Navigate to={paths.products} replace /> },
  { path: 'products/edit/:id', lazy: () => import('#pages/product-form-page.tsx') },
  { path: 'orders', lazy: () => import('#pages/orders/orders-page.tsx') },
  { path: 'orders/new', lazy: () => import('#pages/orders/new-sale-page.tsx') },
  { path: 'orders/:id', lazy: () => import('#pages/orders/order-detail-page.tsx') },
  { path: 'orders/:id/edit', lazy: () => import('#pages/orders/edit-order-page.tsx') },
  { path: 'orders/:id/exchange', lazy: () => import('#pages/orders/new-exchange-page.tsx') },
  { path: 'clients', lazy: () => import('#pages/clients/clients-page.tsx') },
  { path: 'clients/:id', lazy: () => import('#pages/clients/client-detail-page.tsx') },
  { path: 'reports', lazy: () => import('#pages/reports-page.tsx') },
  { path: 'cases', lazy: () => import('#pages/cases/cases-page.tsx') },
  { path: 'cases/new', lazy: () => import('#pages/cases/new-case-page.tsx') },
  { path: 'cases/:id', lazy: () => import('#pages/cases/case-detail-page.tsx') },
  { path: 'messages', element: <Navigate to={paths.cases} replace /> },
  { path: 'reviews', lazy: () => import('#pages/reviews-page.tsx') },
  { path: 'coupons', lazy: () => import('#pages/coupons-page.tsx') },
  { path: 'stock-alerts', lazy: () => import('#pages/stock-alerts-page.tsx') },
  { path: 'content', lazy: () => import('#pages/content-page.tsx') },
  { path: 'settings', lazy: () => import('#pages/settings-page.tsx') },
  { path: '*', lazy: () => import('#pages/not-found-page.tsx') },
];

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen label={texts.loadingPage} className="min-h-dvh" />,
    children: [
      { path: 'login', lazy: () => import('#pages/login-page.tsx') },
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
