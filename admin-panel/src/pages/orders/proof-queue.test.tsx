import { listOrders, ordersSummary } from '@shop/contract';
import { anAdminOrder, answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  loaded,
  open,
  server,
  storeOrder,
  storeQueue,
  success,
  transfer,
} from '../../testing/order-detail-setup.tsx';
import { anOrdersSummary } from '../../testing/orders-summary.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { FirstOrder } from './first-order.tsx';

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const waiting = (_id: string, minute: number) =>
  anAdminOrder({ ...transfer, _id, orderNumber: `JL-${_id}`, createdAt: at(minute) });
const reviewed = { ...transfer, createdAt: at(2) };
const queue = [waiting('antes', 1), waiting('uno', 2), waiting('luego', 3)];
const accept = () => screen.findByRole('button', { name: 'Aceptar comprobante' });
const IN_QUEUE = '?cola=para-verificar';

describe('the way through a list of orders', () => {
  // @spec C.5
  it('order that awaits its proof says its place among those and links to its neighbours', async () => {
    storeQueue(queue);
    open(reviewed);
    const steps = within(await screen.findByRole('navigation', { name: 'Comprobantes para verificar' }));
    expect(steps.getByText('2 de 3')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', `/orders/antes${IN_QUEUE}`);
    expect(steps.getByRole('link', { name: 'Siguiente' })).toHaveAttribute(
      'href',
      `/orders/luego${IN_QUEUE}`,
    );
    const back = screen.getByRole('link', { name: 'Volver a Órdenes' });
    expect(back).toHaveAttribute('href', `/orders${IN_QUEUE}`);
  });

  it('last order of any list has its way back to the list as it was filtered', async () => {
    storeQueue([waiting('antes', 3), waiting('uno', 2)]);
    open({ ...reviewed, status: 'paid' }, '?buscar=ana');
    const steps = within(await screen.findByRole('navigation', { name: 'Órdenes de la lista' }));
    expect(steps.getByText('2 de 2')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/orders/antes?buscar=ana');
    expect(steps.queryByRole('link', { name: 'Siguiente' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver a Órdenes' })).toHaveAttribute(
      'href',
      '/orders?buscar=ana',
    );
  });

  it('order that was opened by itself has no list to walk through', async () => {
    storeQueue(queue);
    const { client } = open({ ...reviewed, status: 'paid' });
    await loaded();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: /^Siguiente/ })).toBeNull();
  });

  it.each([
    ['luego', 'Siguiente (quedan 2)', queue.filter(({ _id }) => _id !== 'uno'), `/orders/luego${IN_QUEUE}`],
    ['nobody', 'Volver a la lista', [waiting('antes', 1)], `/orders${IN_QUEUE}`],
  ])('order that left its queue offers %s next, with the focus there', async (_, name, left, href) => {
    storeQueue(queue);
    const { user } = open(reviewed, IN_QUEUE);
    await user.click(await accept());
    storeQueue(left);
    const next = await screen.findByRole('link', { name });
    expect(next).toHaveAttribute('href', href);
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('last order that left its queue leads on to the next queue with work', async () => {
    const summary = anOrdersSummary({ queues: { open_case: 2, to_confirm: 0, to_refund: 1, to_collect: 3 } });
    server.use(answering(ordersSummary, { status: success, summary }));
    storeQueue(queue);
    const { user } = open(reviewed, IN_QUEUE);
    await user.click(await accept());
    storeQueue([]);
    const next = await screen.findByRole('link', { name: 'Sigue: A devolver (1)' });
    expect(next).toHaveAttribute('href', '/orders/first?cola=a-devolver');
    await waitFor(() => expect(next).toHaveFocus());
  });
});

describe('the beginning of a queue', () => {
  const begin = () =>
    renderRoute([{ path: '/orders/first', Component: FirstOrder }], `/orders/first${IN_QUEUE}`, {
      retry: false,
    });

  it('opens its first order within the queue, so that going back leads to where it was begun', async () => {
    storeQueue(queue);
    const { router } = begin();
    await screen.findByText('Otra página');
    expect(router.state.location).toMatchObject({ pathname: '/orders/antes', search: IN_QUEUE });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('shows the list of a queue that others have emptied', async () => {
    storeQueue([]);
    const { router } = begin();
    await screen.findByText('Otra página');
    expect(router.state.location).toMatchObject({ pathname: '/orders', search: IN_QUEUE });
  });

  it('says why the queue was not loaded, and loads it again', async () => {
    server.use(answering(listOrders, () => refusal(400, 'La lista no se pudo leer.')));
    begin();
    expect(await screen.findByText('Error al cargar las órdenes: La lista no se pudo leer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('an accepted proof', () => {
  // @spec C.6
  it('an accepted proof can be undone, which restores the status it had', async () => {
    const { user } = open(reviewed);
    await user.click(await accept());
    await user.click(await screen.findByRole('button', { name: /^Deshacer:/ }));
    await accept();
    expect(screen.getByLabelText('Importe del comprobante ($)')).toBeVisible();
  });

  // @spec C.6
  it('an accepted proof that somebody else changed since stays as it is', async () => {
    const { user } = open(reviewed);
    await user.click(await accept());
    const undo = await screen.findByRole('button', { name: /^Deshacer:/ });
    storeOrder({ ...reviewed, status: 'cancelled' });
    await user.click(undo);
    expect(await screen.findByText(/^No se pudo deshacer: Ana cambió la orden/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceptar comprobante' })).toBeNull());
  });
});
