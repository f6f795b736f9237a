import { listOrderCases, getOrderByNumber } from '@shop/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { anOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

const server = fakeServer(answering(listOrderCases, { status: 'success', cases: [] }));
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);
const open = (search: string) => renderAt(<TrackOrderPage />, `/track-order${search}`);

it.each([
  [
    'an unpaid transfer that is confirmed',
    { status: 'confirmado', paymentMethod: 'transfer' },
    'Falta tu pago',
  ],
  ['pending cash', { status: 'pending_manual', paymentMethod: 'cash' }, 'Pagás en efectivo al retirar'],
  [
    'a partial refund',
    { status: 'paid', paidAmount: 15_000, refundedAmount: 5_000, total: 20_000 },
    'Pagado · Te devolvimos $5.000',
  ],
] as const)('tracking page of %s has a line for the money and one for the goods', async (_, given, money) => {
  server.use(answering(getOrderByNumber, { status: 'success' as const, order: anOrder(given) }));
  open('?pedido=JL-20261120-0001&t=token');
  expect(await screen.findByText(`Pago: ${money}`)).toBeVisible();
  const goods = screen.getByRole('list', { name: 'Avance del pedido' });
  expect(within(goods).queryByText(/Pagad|Confirmad|pago/)).toBeNull();
  expect(screen.queryByText(/^Pagaste|Faltan/)).toBeNull();
});

it.each([
  [{ status: 'cancelled', paidAmount: 20_000 }, /cancelado.*Te devolvemos \$20\.000\.$/],
  [{ status: 'refunded', refundedAmount: 20_000 }, /reembolsado.*Te devolvimos \$20\.000\.$/],
])(
  'tracking page of a stopped order %j promises no days and says no delivery was done',
  async (given, text) => {
    const delivered = {
      fulfillment: 'delivered',
      deliveredAt: '2026-11-20T15:00:00.000Z',
      deliveryFrom: '2026-11-24',
    };
    server.use(
      answering(getOrderByNumber, {
        status: 'success' as const,
        order: anOrder({ ...delivered, ...given }),
      }),
    );
    open('?pedido=JL-20261120-0001&t=token');
    expect(await screen.findByText(text)).toBeVisible();
    for (const done of ['Retirado el', 'Entregado el', 'Cuándo retirar'])
      expect(screen.queryByText(done)).toBeNull();
  },
);
