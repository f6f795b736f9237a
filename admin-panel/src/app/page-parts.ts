import { retryPart } from '@shop/web-kit/loading';
import { type ComponentType } from 'react';

type Page = { Component: ComponentType };
type Load = () => Promise<Page>;

const retryParts = <Name extends string>(parts: Record<Name, Load>) =>
  Object.fromEntries(
    Object.entries<Load>(parts).map(([name, load]) => [name, () => retryPart(load)]),
  ) as Record<Name, Load>;

/**
 * Loads the pages beyond the first one; those of every day stand first, as they are read ahead in this order. It stands apart
 * because the build lists here the files that each page needs, so that they come at once and not one after the other: the
 * first page would pay for these lists.
 */
export const pageParts = retryParts({
  orders: () => import('#pages/orders/orders-page.tsx'),
  orderDetail: () => import('#pages/orders/order-detail-page.tsx'),
  newSale: () => import('#pages/orders/new-sale-page.tsx'),
  products: () => import('#pages/products-page.tsx'),
  productForm: () => import('#pages/product-form-page.tsx'),
  restock: () => import('#pages/restock-page.tsx'),
  failedMails: () => import('#pages/orders/failed-mails-page.tsx'),
  editOrder: () => import('#pages/orders/edit-order-page.tsx'),
  newExchange: () => import('#pages/orders/new-exchange-page.tsx'),
  clients: () => import('#pages/clients/clients-page.tsx'),
  clientDetail: () => import('#pages/clients/client-detail-page.tsx'),
  reports: () => import('#pages/reports-page.tsx'),
  cases: () => import('#pages/cases/cases-page.tsx'),
  newCase: () => import('#pages/cases/new-case-page.tsx'),
  caseDetail: () => import('#pages/cases/case-detail-page.tsx'),
  reviews: () => import('#pages/reviews-page.tsx'),
  coupons: () => import('#pages/coupons-page.tsx'),
  stockAlerts: () => import('#pages/stock-alerts-page.tsx'),
  content: () => import('#pages/content-page.tsx'),
  opening: () => import('#pages/opening-page.tsx'),
  team: () => import('#pages/team-page.tsx'),
  settings: () => import('#pages/settings-page.tsx'),
  notFound: () => import('#pages/not-found-page.tsx'),
  // Each comes with the page that it opens or belongs to, as both would wait for a shared file otherwise.
  firstOrder: async () => ({ Component: (await import('#pages/orders/order-detail-page.tsx')).FirstOrder }),
  ownTill: async () => ({ Component: (await import('#pages/reports-page.tsx')).OwnTill }),
});
