import { ordersSummary } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, server, success, summary } from '../../testing/orders-page-setup.tsx';

it.each([0, 2])('order list offers the status of online payments for %s such orders', async (waiting) => {
  const counts = { cash: 0, transfer: 0, mercado_pago: waiting };
  const summaryByStatusAndPaymentMethod = {
    ...summary.summaryByStatusAndPaymentMethod,
    pending_mercado_pago: counts,
  };
  server.use(
    answering(ordersSummary, {
      status: success,
      summary: { ...summary, summaryByStatusAndPaymentMethod },
    }),
  );
  open();
  const views = within(await screen.findByRole('group', { name: 'Vistas por estado' }));
  await waitFor(() => expect(views.getByRole('button', { name: /^Todas ?\d/ })).toBeVisible());
  expect(views.queryAllByRole('button', { name: /^Mercado Pago/ })).toHaveLength(waiting > 0 ? 1 : 0);
  expect(screen.queryAllByText('Pagos con Mercado Pago')).toHaveLength(waiting > 0 ? 1 : 0);
});
