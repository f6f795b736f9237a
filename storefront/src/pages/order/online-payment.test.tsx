import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  createCheckout,
  createOrder,
  getContent,
  getOrderByNumber,
  listReviewableLines,
  MINUTE_MS,
  type Order,
} from '@shop/contract';
import { anOrder, aSiteContent, answering, refusal } from '@shop/web-kit/testing';
import { confirm, open, server, typePersonalData } from '#testing/checkout-setup.tsx';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

const PAY_URL = 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=1';
const waiting: Partial<Order> = { paymentMethod: 'mercado_pago', status: 'pending_mercado_pago' };
const LINK = '/track-order?pedido=JL-20261120-0001&t=token';

// jsdom does not navigate, and its own `assign` cannot be replaced; the router reads the address until then.
function watchLeaving() {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign }));
  return assign;
}
afterEach(() => vi.unstubAllGlobals());

const stored = (order: Partial<Order>) =>
  server.use(
    answering(getOrderByNumber, { status: 'success' as const, order: anOrder(order) }),
    answering(listReviewableLines, { status: 'success', lines: [] }),
  );
const offering = () => {
  const content = aSiteContent();
  content.checkout.paymentInfo.mercadoPago = { enabled: true, paymentHours: 24 };
  server.use(answering(getContent, { status: 'success', content }));
};

it('checkout offers Mercado Pago only where the shop takes it', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /Transferencia/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Mercado Pago/ })).toBeNull();
});

it('checkout with Mercado Pago places the order and goes on to its page', async () => {
  offering();
  const sent: unknown[] = [];
  server.use(
    answering(createOrder, async (request) => {
      sent.push(await request.json());
      const order = anOrder(waiting);
      const { orderNumber } = order;
      return { status: 'success' as const, order, orderNumber, linkToken: 'token', payUrl: PAY_URL };
    }),
  );
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /Mercado Pago/ }));
  await typePersonalData(user);
  const assign = watchLeaving();
  await user.click(confirm());
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAY_URL));
  expect(sent).toMatchObject([{ paymentMethod: 'mercado_pago', transferProofUrl: null }]);
});

// @spec E.9
it('order that waits for Mercado Pago opens its payment once for two taps, and says why it cannot', async () => {
  stored(waiting);
  server.use(answering(createCheckout, () => refusal(503, 'La tienda no responde.')));
  renderAt(<TrackOrderPage />, LINK);
  expect(await screen.findByText('Pago: Falta tu pago')).toBeVisible();
  const user = userEvent.setup();
  const pay = await screen.findByRole('button', { name: 'Pagar con Mercado Pago' });
  await user.click(pay);
  expect(await screen.findByText('La tienda no responde.')).toBeVisible();
  let asked = 0;
  server.use(
    answering(createCheckout, () => {
      asked += 1;
      return { status: 'success' as const, payUrl: PAY_URL };
    }),
  );
  const assign = watchLeaving();
  await user.dblClick(pay);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAY_URL));
  expect(asked).toBe(1);
});

// @spec E.9
it('order to which the buyer returns believes nothing of the address, and asks until it is paid', async () => {
  stored(waiting);
  renderAt(<TrackOrderPage />, `${LINK}&collection_status=approved&payment_id=77&status=approved`);
  expect(await screen.findByText(/Estamos esperando la confirmación del pago/)).toBeVisible();
  expect(screen.getByText('Pendiente (Mercado Pago)')).toBeVisible();
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(LINK);
  stored({ ...waiting, status: 'paid', paidAt: '2026-11-20T13:00:00.000Z' });
  await waitFor(() => expect(screen.queryByText(/Estamos esperando/)).toBeNull(), { timeout: 4_000 });
  expect(screen.queryByRole('button', { name: 'Pagar con Mercado Pago' })).toBeNull();
});

it('a hidden page asks for its payment only when its reader is back', async () => {
  let asked = 0;
  const order = anOrder(waiting);
  server.use(
    answering(getOrderByNumber, () => {
      asked += 1;
      return { status: 'success' as const, order };
    }),
  );
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    hidden.mockRestore();
    vi.useRealTimers();
  });
  renderAt(<TrackOrderPage />, `${LINK}&payment_id=77`);
  await screen.findByText(/Estamos esperando la confirmación del pago/);
  // More than all rounds of asking last.
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(asked).toBe(1);
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(asked).toBeGreaterThan(1));
});

it.each([
  ['a payment that the shop knows already', 'paid', '77'],
  ['a buyer who left without paying', 'pending_mercado_pago', 'null'],
])('the address is cleaned after %s, and nobody waits', async (_, status, id) => {
  stored({ ...waiting, status });
  renderAt(<TrackOrderPage />, `${LINK}&collection_status=${id}&payment_id=${id}&status=${id}`);
  await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' });
  const address = screen.getByRole('status', { name: 'address' });
  await waitFor(() => expect(address.textContent).toBe(LINK));
  expect(screen.queryByText(/Estamos esperando/)).toBeNull();
});

it.each([
  ['a paid order', { ...waiting, status: 'paid' }, LINK],
  ['who knows only the number', waiting, '/track-order?pedido=JL-20261120-0001'],
  ['a transfer', { paymentMethod: 'transfer', status: 'pending_transfer_proof' } as const, LINK],
])('no payment is offered for %s', async (_, order, address) => {
  stored(order);
  renderAt(<TrackOrderPage />, address);
  await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' });
  expect(screen.queryByRole('button', { name: /Pagar con/ })).toBeNull();
});
