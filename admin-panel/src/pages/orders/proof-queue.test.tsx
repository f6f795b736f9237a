import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open, storeOrder, storeQueue, transfer } from '../../testing/order-detail-setup.tsx';

const waiting = (_id: string, minute: number) => ({
  _id,
  orderNumber: `JL-${_id}`,
  createdAt: `2026-11-20T10:0${minute}:00.000Z`,
});
const reviewed = { ...transfer, createdAt: waiting('uno', 2).createdAt };
const queue = [waiting('antes', 1), waiting('uno', 2), waiting('luego', 3)];
const focused = () => document.activeElement as HTMLElement;
const accept = () => screen.findByRole('button', { name: 'Aceptar comprobante' });

describe('the queue of proofs', () => {
  // @spec C.5
  it('proof queue says where the order stands and links to its neighbours', async () => {
    storeQueue(queue);
    open(reviewed);
    const steps = within(await screen.findByRole('navigation', { name: 'Comprobantes por revisar' }));
    expect(steps.getByText('2 de 3')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/orders/antes');
    expect(steps.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/orders/luego');
  });

  it('proof queue has no link beyond its ends', async () => {
    storeQueue(queue.slice(1));
    open(reviewed);
    const steps = within(await screen.findByRole('navigation', { name: 'Comprobantes por revisar' }));
    expect(steps.queryByRole('link', { name: 'Anterior' })).toBeNull();
  });

  it('proof queue offers the next proof after one was accepted', async () => {
    storeQueue(queue);
    const { user } = open(reviewed);
    await user.click(await accept());
    storeQueue(queue.filter(({ _id }) => _id !== 'uno'));
    const next = await screen.findByRole('link', { name: 'Siguiente comprobante (quedan 2)' });
    expect(next).toHaveAttribute('href', '/orders/luego');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Próximo paso' })).toContainElement(focused()),
    );
  });
});

describe('an accepted proof', () => {
  // @spec C.6
  it('an accepted proof can be undone, which restores the status it had', async () => {
    const { user } = open(reviewed);
    await user.click(await accept());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await accept();
    expect(screen.getByLabelText('Importe del comprobante ($)')).toBeVisible();
  });

  // @spec C.6
  it('an accepted proof that somebody else changed since stays as it is', async () => {
    const { user } = open(reviewed);
    await user.click(await accept());
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    storeOrder({ ...reviewed, status: 'cancelled' });
    await user.click(undo);
    expect(await screen.findByText(/^No se pudo deshacer: Ana cambió la orden/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceptar comprobante' })).toBeNull());
  });
});
