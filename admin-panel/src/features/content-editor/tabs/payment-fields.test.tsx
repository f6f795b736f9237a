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
  expect(await cash.findByText('Escribí un porcentaje entero, de 0 a 90')).toBeVisible();
  expect(saved).toEqual([]);
});
