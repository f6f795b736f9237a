import {
  type DeletedOrder,
  deleteOrder,
  getOrder,
  listCases,
  listDeletedOrders,
  listOrderMails,
  listOrders,
  ordersSummary,
  restoreOrder,
  undoOrderStep,
} from '@shop/contract';
import { anAdminOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as OrderDetailPage } from './order-detail-page.tsx';
import { Component as OrdersPage } from './orders-page.tsx';
import { anOrdersSummary } from '../../testing/orders-summary.ts';

const success = 'success' as const;
const order = anAdminOrder({ _id: 'uno', orderNumber: 'JL-20261120-0001' });
let deleted: DeletedOrder[] = [];

const server = fakeServer(
  answering(ordersSummary, {
    status: success,
    summary: anOrdersSummary({ totalOrders: 1 }),
  }),
  answering(listOrders, {
    status: success,
    orders: [order],
    totalOrders: 1,
    totalPages: 1,
    page: 1,
    limit: 20,
  }),
  answering(listCases, { status: success, entries: [], totalEntries: 0, totalPages: 1 }),
  answering(listOrderMails, { status: success, mails: [] }),
  answering(getOrder, { status: success, order }),
  answering(deleteOrder, { status: success, message: '', undo: 'borrada' }),
);
const restored = vi.fn();
const undone = vi.fn();
beforeEach(() => {
  restored.mockReset();
  undone.mockReset();
  deleted = [{ ...order, deletedAt: '2026-11-20T15:00:00.000Z' }];
  server.use(
    answering(listDeletedOrders, () => ({
      status: success,
      orders: deleted,
      total: deleted.length,
      totalPages: 1,
    })),
    answering(undoOrderStep, async (request) => {
      undone(await request.json());
      return { status: success, changed: ['uno'], failed: [] };
    }),
    answering(restoreOrder, (_request, { id }) => {
      restored(id);
      deleted = [];
      return { status: success, order, undo: 'recuperada' };
    }),
  );
});

const open = (address = '/orders') =>
  renderRoute(
    [
      { path: '/orders', Component: OrdersPage },
      { path: '/orders/:id', Component: OrderDetailPage },
    ],
    address,
  );

// @spec C.37
it('deleted orders have a view, where each can be restored', async () => {
  const { user, router } = open('/orders?buscar=ana&pagina=2');
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Órdenes eliminadas' }));
  expect(router.state.location.search).toBe('?estado=eliminadas');
  const list = await screen.findByRole('list', { name: 'Órdenes eliminadas' });
  expect(list).toHaveTextContent('#JL-20261120-0001');
  expect(list).toHaveTextContent('Eliminada el 20/11/2026 12:00');
  await user.click(screen.getByRole('button', { name: 'Más' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Todas las órdenes',
  ]);
  await user.keyboard('{Escape}');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(within(list).getByRole('button', { name: 'Recuperar la orden JL-20261120-0001' }));
  expect(await screen.findByText('Orden #JL-20261120-0001 recuperada')).toBeInTheDocument();
  expect(await screen.findByText('No hay órdenes eliminadas')).toBeVisible();
  expect(restored).toHaveBeenCalledExactlyOnceWith('uno');
  await user.click(screen.getByRole('button', { name: /^Deshacer:/ }));
  await waitFor(() => expect(undone).toHaveBeenCalledExactlyOnceWith({ step: 'recuperada' }));
});

// @spec C.38
it('a deleted order stays deleted when its products are sold out, and the reason is shown', async () => {
  const why = 'Stock insuficiente para reactivar la orden: Conjunto Alma (quedan 0)';
  server.use(answering(restoreOrder, () => refusal(409, why)));
  const { user } = open('/orders?estado=eliminadas');
  await user.click(await screen.findByRole('button', { name: /Recuperar la orden/ }));
  expect(await screen.findByText(`No se pudo recuperar la orden: ${why}`)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Recuperar la orden/ })).toBeEnabled();
});

// @spec C.38
it('a deleted order can be restored from its toast', async () => {
  const { user, router } = open('/orders/uno');
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar la orden' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  await user.click(await screen.findByRole('button', { name: /^Deshacer:/ }));
  expect(await screen.findByText('Deshecho: la orden quedó como estaba')).toBeInTheDocument();
  expect(undone).toHaveBeenCalledExactlyOnceWith({ step: 'borrada' });
});
