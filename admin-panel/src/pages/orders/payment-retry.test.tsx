import { type AdminOrder, getOrder, recordPayment } from '@shop/contract';
import { anAdminOrder, answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, server, success } from '../../testing/order-detail-setup.tsx';

const at = (second: number): AdminOrder =>
  anAdminOrder({
    _id: 'uno',
    status: 'confirmado',
    total: 15_000,
    paidAmount: 0,
    adminNotes: second ? 'Anulado' : '',
    updatedAt: `2026-11-20T13:00:0${second}.000Z`,
  });

it('a payment whose answer was lost is retried under its key, and noted anew once the order has moved on', async () => {
  const keys: (string | null)[] = [];
  let stored = at(0);
  const { user } = open(stored);
  server.use(
    answering(getOrder, () => ({ status: success, order: stored })),
    answering(recordPayment, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      // The payment was stored, and has been voided since.
      stored = at(2);
      return Response.error();
    }),
  );
  const note = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: 'Anotar pago' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (let time = 0; time < times; time += 1) {
      const sent = keys.length;
      await user.click(dialog.getByRole('button', { name: 'Anotar pago' }));
      await waitFor(() => expect(keys).toHaveLength(sent + 1));
      await dialog.findByRole('alert');
    }
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await note(2);
  await screen.findByDisplayValue('Anulado');
  await note(1);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
