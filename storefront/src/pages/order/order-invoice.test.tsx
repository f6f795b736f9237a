import { listOrderCases, getOrderByNumber } from '@shop/contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { anOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

const server = fakeServer(answering(listOrderCases, { status: 'success', cases: [] }));
beforeAll(loadDeferredParts);

const open = (invoice?: { number: string; url: string }) => {
  const order = anOrder({ status: 'paid', ...(invoice && { invoice }) });
  server.use(answering(getOrderByNumber, { status: 'success' as const, order }));
  renderAt(<TrackOrderPage />, '/track-order?pedido=JL-20261120-0001&t=token');
};

// @spec F.11
it('an order shows its buyer the number of its invoice and opens it', async () => {
  open({ number: 'C 0001-00000012', url: 'https://facturas.example/12.pdf' });
  expect(await screen.findByText('C 0001-00000012')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ver la factura' });
  expect(link).toHaveAttribute('href', 'https://facturas.example/12.pdf');
});

it('an order without an invoice shows nothing of one', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' })).toBeVisible();
  expect(screen.queryByText('Factura')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ver la factura' })).toBeNull();
});
