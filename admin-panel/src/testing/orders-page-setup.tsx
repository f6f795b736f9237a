import { type AdminOrder, listOrders, type OrderListQueryInput, ordersSummary } from '@shop/contract';
import { anAdminOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { renderRoute } from './render-route.tsx';
import { Component as OrdersPage } from '../pages/orders/orders-page.tsx';

export const success = 'success' as const;
export const first = anAdminOrder({ _id: 'uno', orderNumber: 'JL-20261120-0001' });
export const second = anAdminOrder({
  _id: 'dos',
  orderNumber: 'JL-20261120-0002',
  status: 'paid',
  paymentMethod: 'transfer',
  shippingInfo: { ...first.shippingInfo, fullName: 'Lucía Paz', email: 'lucia@example.com' },
});

export const listOf = (orders: AdminOrder[], total = orders.length) => ({
  status: success,
  orders,
  totalOrders: total,
  totalPages: Math.max(1, Math.ceil(total / 20)),
  page: 1,
  limit: 20,
});
export const summary = {
  totalOrders: 9,
  totalRevenue: 1_234_567,
  queues: {},
  ordersWithWork: 0,
  summaryByStatusAndPaymentMethod: {
    pending_manual: { cash: 2, transfer: 0 },
    paid: { cash: 3, transfer: 4 },
  },
};

export let requests: OrderListQueryInput[] = [];
export const listing = (orders: AdminOrder[], total?: number) =>
  answering(listOrders, (request) => {
    requests.push(Object.fromEntries(new URL(request.url).searchParams));
    return listOf(orders, total);
  });

export const server = fakeServer(answering(ordersSummary, { status: success, summary }));
beforeEach(() => {
  requests = [];
  server.use(listing([first, second]));
});

export const open = (address = '/orders') =>
  renderRoute([{ path: '/orders', Component: OrdersPage }], address);
/** Unfolds the figures of the page. */
export async function openFigures(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^9 órdenes|^0 órdenes/ }));
}
/** Chooses an entry of the page's menu. */
export async function chooseInMenu(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
export const rowOf = async (number: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`#${number}$`) });
  return within(link.closest('tr')!);
};
