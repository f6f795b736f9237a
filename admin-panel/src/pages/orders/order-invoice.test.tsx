import { recordInvoice } from '@shop/contract';
import { anAdminOrder, answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, order, server } from '../../testing/order-detail-setup.tsx';

const invoice = { number: 'C 0001-00000012', url: 'https://facturas.example/12.pdf' };

// @spec F.11
it('the invoice of an order is stored with its number and link, and then opens', async () => {
  const sent: unknown[] = [];
  server.use(
    answering(recordInvoice, async (request) => {
      sent.push(await request.json());
      return { status: 'success' as const, order: anAdminOrder({ ...order, invoice }) };
    }),
  );
  const { user } = open(order);
  await user.type(await screen.findByLabelText(/Número de factura/), invoice.number);
  await user.type(screen.getByLabelText(/Enlace de la factura/), invoice.url);
  await user.click(screen.getByRole('button', { name: 'Guardar factura' }));
  const link = await screen.findByRole('link', { name: 'Abrir la factura' });
  expect(link).toHaveAttribute('href', invoice.url);
  expect(sent).toEqual([{ ...invoice, seen: { number: '', url: '' } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar factura' })).toBeDisabled());
  expect(await accessibilityFaults()).toEqual([]);
});

it('an invoice that cannot be stored says why and stays typed', async () => {
  server.use(answering(recordInvoice, () => refusal(409, 'Otra persona cambió la factura')));
  const { user } = open(order);
  const number = await screen.findByLabelText(/Número de factura/);
  await user.type(number, '12');
  await user.click(screen.getByRole('button', { name: 'Guardar factura' }));
  expect(await screen.findByText(/Otra persona cambió la factura/)).toBeVisible();
  expect(number).toHaveValue('12');
});
