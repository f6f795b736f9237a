import { ordersSummary } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, openFigures, server, success, summary } from '../../testing/orders-page-setup.tsx';

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
  const { user } = open();
  await openFigures(user);
  const statuses = within(screen.getByLabelText('Estado'));
  await waitFor(() =>
    expect(statuses.queryAllByRole('option', { name: /Mercado Pago/ })).toHaveLength(waiting > 0 ? 1 : 0),
  );
  expect(screen.queryAllByText('Pagos con Mercado Pago')).toHaveLength(waiting > 0 ? 1 : 0);
});
