import {
  countDueCases,
  listFailedMails,
  interactionsSummary,
  listOrders,
  mostViewedCategories,
  mostViewedProducts,
  ordersSummary,
  type Overview,
  overviewStats,
  type Sales,
  salesStats,
} from '@shop/contract';
import { anAdminOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { renderRoute } from './render-route.tsx';

export const server = fakeServer();

// jsdom has no layout, and charts without a size log errors.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 600, 300);

export const overview: Overview = {
  products: 40,
  activeProducts: 38,
  orders: 312,
  revenue: 4_250_900,
  collected: 4_200_900,
  waiting: { toConfirm: 4, proofMissing: 0, proofToCheck: 2, olderThan72h: 1 },
  lowStock: [{ _id: 'alma', title: 'Conjunto Alma', size: 'S', color: 'Negro', stock: 1 }],
  lowStockCounts: { variants: 172, soldOut: 71, products: 58 },
};
export const sales: Sales = {
  days: 30,
  series: [{ day: '2026-11-20', orders: 3, revenue: 60_000, previousOrders: 2, previousRevenue: 40_000 }],
  current: { orders: 3, revenue: 60_000 },
  previous: { orders: 2, revenue: 40_000 },
};
export const views = Array.from({ length: 10 }, (_, at) => ({
  _id: `p${at}`,
  productTitle: `Producto ${at + 1}`,
  productCategory: 'conjuntos',
  count: 100 - at,
}));
export const categories = Array.from({ length: 7 }, (_, at) => ({
  category: `cat-${at + 1}`,
  count: 70 - at,
}));
export const status = 'success' as const;

export const answers = [
  answering(overviewStats, { status, overview }),
  answering(ordersSummary, {
    status,
    summary: {
      totalOrders: 312,
      totalRevenue: 4_250_900,
      queues: { to_verify: 2, to_confirm: 4, to_prepare: 3, to_collect: 1, reserved: 0, to_refund: 1 },
      ordersWithWork: 7,
      summaryByStatusAndPaymentMethod: {
        pending_manual: { cash: 4, transfer: 0 },
        pending_transfer_proof: { cash: 0, transfer: 1 },
        pending_transfer_confirmation: { cash: 0, transfer: 2 },
      },
    },
  }),
  answering(countDueCases, { status, due: 2 }),
  answering(listFailedMails, { status, mails: [] }),
  answering(salesStats, { status, sales }),
  answering(interactionsSummary, { status, summary: { totalInteractions: 1234, recentInteractions: 56 } }),
  answering(mostViewedProducts, { status, products: views }),
  answering(mostViewedCategories, (request) => ({
    status,
    categories: categories.slice(0, Number(new URL(request.url).searchParams.get('limit'))),
  })),
  answering(listOrders, {
    status,
    orders: Array.from({ length: 20 }, (_, at) =>
      anAdminOrder({ _id: `o${at}`, orderNumber: `JL-20261120-00${at + 10}` }),
    ),
    totalOrders: 312,
    totalPages: 16,
    page: 1,
    limit: 20,
  }),
];
beforeEach(() => server.use(...answers));

export const renderDashboard = () =>
  renderRoute([{ path: '/', Component: Dashboard }], '/', { retry: false }).user;

export const panel = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;
