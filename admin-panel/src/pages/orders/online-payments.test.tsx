import { type AdminOrder, refundOnlinePayment } from '@shop/contract';
import { anAdminOrder, answering, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, order, server, success } from '../../testing/order-detail-setup.tsx';

const paid: AdminOrder = anAdminOrder({
  _id: 'uno',
  paymentMethod: 'mercado_pago',
  status: 'paid',
  total: 15_000,
  paidAmount: 15_000,
  onlinePayments: [
    {
      provider: 'mercado_pago',
      reference: '777',
      at: '2026-11-20T13:00:00.000Z',
      amount: 15_000,
      refunded: 2_000,
      refundable: 13_000,
    },
  ],
});

// @spec E.9
it('order page shows an online payment and returns part of it, keeping what was typed when that fails', async () => {
  const sent: unknown[] = [];
  const { user } = open(paid);
  expect(await screen.findByText('Pago 777')).toBeVisible();
  expect(screen.getByText('-$2.000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Devolver por Mercado Pago' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Importe ($)');
  expect(amount).toHaveValue('13.000');
  await user.clear(amount);
  await user.type(amount, '5000');
  server.use(answering(refundOnlinePayment, () => refusal(409, 'Mercado Pago no aceptó la devolución.')));
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  expect(await dialog.findByText('Mercado Pago no aceptó la devolución.')).toBeVisible();
  expect(amount).toHaveValue('5.000');
  server.use(
    answering(refundOnlinePayment, async (request) => {
      sent.push(await request.json());
      return { status: success, order: { ...paid, paidAmount: 10_000 } };
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Devolución de $5.000 hecha')).toBeInTheDocument();
  const body = {
    reference: '777',
    amount: 5_000,
    note: '',
    notify: true,
    expectedPaid: 15_000,
    restock: false,
  };
  expect(sent).toEqual([body]);
});

it('order page has no online payments where the shop takes none', async () => {
  open(order);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Pagos en línea')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Pendiente (Mercado Pago)' })).toBeNull();
});

it('an order of Mercado Pago may wait for its payment again', async () => {
  open(paid);
  expect(await screen.findByRole('option', { name: 'Pendiente (Mercado Pago)' })).toBeInTheDocument();
});
