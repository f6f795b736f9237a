import { type AdminOrder, getOrder, refundOnlinePayment } from '@shop/contract';
import { anAdminOrder, answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, server, success } from '../../testing/order-detail-setup.tsx';

const of = (refunded: number): AdminOrder =>
  anAdminOrder({
    _id: 'uno',
    paymentMethod: 'mercado_pago',
    status: 'paid',
    total: 15_000,
    paidAmount: 15_000 - refunded,
    updatedAt: `2026-11-20T13:00:0${refunded / 5000}.000Z`,
    onlinePayments: [
      {
        provider: 'mercado_pago',
        reference: '777',
        at: '2026-11-20T13:00:00.000Z',
        amount: 15_000,
        refunded,
        refundable: 15_000 - refunded,
      },
    ],
  });

it('a refund whose answer was lost is retried under its key', async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  let stored = of(0);
  const { user } = open(stored);
  await screen.findByText('Pago 777');
  server.use(answering(getOrder, () => ({ status: success, order: stored })));
  server.use(
    answering(refundOnlinePayment, async (request) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      stored = of(5_000);
      return sent.length === 1 ? Response.error() : { status: success, order: stored };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Devolver por Mercado Pago' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Importe ($)');
  await user.clear(amount);
  await user.type(amount, '5000');
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  await dialog.findByRole('alert');
  await waitFor(() => expect(screen.getByText('-$5.000')).toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});
