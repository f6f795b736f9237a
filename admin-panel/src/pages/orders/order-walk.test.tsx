import { ADMIN_ORDERS_PAGE_SIZE, listOrders } from '@shop/contract';
import { anAdminOrder, answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, order, server, storeQueue, success } from '../../testing/order-detail-setup.tsx';

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const placed = (_id: string, minute: number) => anAdminOrder({ _id, createdAt: at(minute) });
const listed = { ...order, createdAt: at(2) };

it('last order of a page leads on to the first one of the next page, and counts the pages before', async () => {
  const before = Array.from({ length: ADMIN_ORDERS_PAGE_SIZE - 1 }, (_, place) => placed(`p${place}`, 3));
  const pages = [[], [...before, listed], [placed('luego', 1), placed('otra', 1)]];
  server.use(
    answering(listOrders, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'));
      const limit = ADMIN_ORDERS_PAGE_SIZE;
      return { status: success, orders: pages[page - 1] ?? [], totalOrders: 42, totalPages: 3, page, limit };
    }),
  );
  open(listed, '?buscar=ana&pagina=2');
  const steps = within(await screen.findByRole('navigation', { name: 'Órdenes de la lista' }));
  expect(steps.getByText('40 de 42')).toBeVisible();
  expect(await steps.findByRole('link', { name: 'Siguiente' })).toHaveAttribute(
    'href',
    '/orders/luego?buscar=ana&pagina=3',
  );
  expect(steps.getByRole('link', { name: 'Anterior' })).toHaveAttribute(
    'href',
    `/orders/${before.at(-1)!._id}?buscar=ana&pagina=2`,
  );
});

it('order that left a list with the newest first leads on to the next older one', async () => {
  storeQueue([placed('nueva', 3), placed('luego', 1)]);
  open(listed, '?buscar=ana');
  expect(await screen.findByRole('link', { name: 'Siguiente (quedan 2)' })).toHaveAttribute(
    'href',
    '/orders/luego?buscar=ana',
  );
});
