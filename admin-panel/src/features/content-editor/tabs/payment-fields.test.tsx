import { fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderContentEditor } from '../../../testing/render-content-editor.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());

it('content editor saves a discount, instalments, a minimum purchase and announcements', async () => {
  const { saved, openTab, enter, save } = renderContentEditor(server);
  await openTab('Métodos de Pago');
  await enter(await screen.findByLabelText('Compra mínima ($)'), '20000');
  const transfer = within(screen.getByRole('group', { name: 'Transferencia bancaria' }));
  await enter(transfer.getByLabelText('Descuento (%)'), '10');
  await enter(transfer.getByLabelText('Cuotas'), '3 cuotas sin interés');
  await enter(transfer.getByLabelText('Horas para pagar'), '24');
  await openTab('Avisos');
  await enter(await screen.findByLabelText('Textos de los avisos'), 'Uno{enter}Dos');
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    announcement: { texts: 'Uno\nDos' },
    checkout: {
      minimumPurchase: 20_000,
      paymentInfo: {
        cashOnDelivery: { discountPercent: 0, instalments: '' },
        bankTransfer: { paymentHours: 24, discountPercent: 10, instalments: '3 cuotas sin interés' },
      },
    },
  });
});

it('content editor leads to a discount that is too large', async () => {
  const { saved, openTab, enter, save } = renderContentEditor(server);
  await openTab('Métodos de Pago');
  const cash = within(await screen.findByRole('group', { name: 'Efectivo' }));
  await enter(cash.getByLabelText('Descuento (%)'), '95');
  await save();
  expect(await cash.findByText('El descuento es un porcentaje entero, de 0 a 90')).toBeVisible();
  expect(saved).toEqual([]);
});

// @spec E.9
it('content editor says what the server lacks for Mercado Pago, and cannot switch it on', async () => {
  const { openTab, user } = renderContentEditor(server, [
    'MERCADO_PAGO_ACCESS_TOKEN',
    'MERCADO_PAGO_WEBHOOK_SECRET',
  ]);
  await openTab('Métodos de Pago');
  const group = within(await screen.findByRole('group', { name: 'Mercado Pago' }));
  const reason = 'Todavía no se puede activar: falta un paso de quien instala la tienda.';
  expect(await group.findByText(reason)).toBeVisible();
  const names = 'Falta cargar en el servidor: MERCADO_PAGO_ACCESS_TOKEN y MERCADO_PAGO_WEBHOOK_SECRET.';
  expect(group.getByText(names)).not.toBeVisible();
  await user.click(group.getByText('Para quien instala'));
  expect(group.getByText(names)).toBeVisible();
  const toggle = group.getByRole('switch', { name: 'Cobrar con Mercado Pago' });
  expect(toggle).toBeDisabled();
  expect(toggle).toHaveAccessibleDescription(reason);
});

it('content editor switches Mercado Pago on with its hours, and off without a trace', async () => {
  const { user, saved, openTab, enter, save } = renderContentEditor(server, []);
  await openTab('Métodos de Pago');
  const group = within(await screen.findByRole('group', { name: 'Mercado Pago' }));
  expect(
    await group.findByText(/cargá esta dirección: https:\/\/jazmin\.example\/aviso/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Tenés cambios sin guardar')).toBeNull();
  const toggle = group.getByRole('switch', { name: 'Cobrar con Mercado Pago' });
  await user.click(toggle);
  expect(screen.getByText('Tenés cambios sin guardar')).toBeVisible();
  const hours = group.getByLabelText('Horas para pagar con Mercado Pago');
  expect(hours).toHaveValue('24');
  await enter(hours, '2');
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.checkout.paymentInfo.mercadoPago).toEqual({ enabled: true, paymentHours: 2 });
  await user.click(toggle);
  await save();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.checkout.paymentInfo.mercadoPago ?? null).toBeNull();
});
