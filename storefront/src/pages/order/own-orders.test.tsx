import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrderByNumber, listOrderCases, listReviewableLines, STAFF_BROWSER_KEY } from '@shop/contract';
import { anOrder, answering, aShop, fakeServer, refusal } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { ownOrders } from '#shared/order/own/own-orders.ts';
import { renderAt } from '#testing/render-at.tsx';
import OrderConfirmationPage from './order-confirmation-page.tsx';
import TrackOrderPage from './track-order-page.tsx';

const success = 'success' as const;
const order = anOrder();
const { orderNumber, createdAt } = order;
const { shippingInfo: _private, ...rest } = order;
const masked = { ...rest, customerName: 'M… G…', city: 'Neuquén' };

const server = fakeServer(
  answering(listOrderCases, { status: success, cases: [] }),
  answering(listReviewableLines, { status: success, lines: [] }),
);
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);
beforeEach(() => {
  localStorage.clear();
  act(() => ownOrders().replace([]));
});

const track = (search = '') => renderAt(<TrackOrderPage />, `/track-order${search}`);
const confirm = () =>
  renderAt(<OrderConfirmationPage />, `/order-confirmation/${orderNumber}?t=token`, {
    pattern: '/order-confirmation/:orderNumber',
  });
const list = () => screen.findByRole('region', { name: 'Tus pedidos en este teléfono' });
const shown = (answer: object) =>
  server.use(answering(getOrderByNumber, { status: success, order: answer as typeof order }));

test('an order that was just placed is listed on the tracking page, and leads to its page', async () => {
  const { unmount } = confirm();
  await screen.findByRole('heading', { name: '¡Pedido confirmado!' });
  unmount();
  track();
  const link = within(await list()).getByRole('link', { name: new RegExp(`^Pedido ${orderNumber} del `) });
  expect(link).toHaveAttribute('href', `/track-order?pedido=${orderNumber}&t=token`);
  expect(screen.getByText(/^Solo en este teléfono\./)).toBeVisible();
});

test('an order that its link opened is remembered, and one whose link is not valid is not', async () => {
  shown(masked);
  const { unmount } = track(`?pedido=${orderNumber}&t=forged`);
  await screen.findByRole('heading', { name: `Pedido ${orderNumber}` });
  expect(ownOrders().current()).toEqual([]);
  unmount();
  shown(order);
  track(`?pedido=${orderNumber}&t=token`);
  await list();
  expect(ownOrders().current()).toEqual([{ orderNumber, createdAt, token: 'token' }]);
});

test('an order that was found by its number is remembered only once the digits of the phone proved it', async () => {
  shown(masked);
  const { unmount } = track(`?pedido=${orderNumber}`);
  await screen.findByRole('heading', { name: `Pedido ${orderNumber}` });
  expect(ownOrders().current()).toEqual([]);
  unmount();
  shown({ ...masked, asksDigits: true });
  const wrong = track(`?pedido=${orderNumber}&tel=0000`);
  await screen.findByRole('heading', { name: `Pedido ${orderNumber}` });
  expect(ownOrders().current()).toEqual([]);
  wrong.unmount();
  shown(masked);
  track(`?pedido=${orderNumber}&tel=3456`);
  const link = within(await list()).getByRole('link');
  expect(link).toHaveAttribute('href', `/track-order?pedido=${orderNumber}`);
});

test('the browser of the staff remembers no order of a buyer', async () => {
  localStorage.setItem(STAFF_BROWSER_KEY, 'true');
  track(`?pedido=${orderNumber}&t=token`);
  await screen.findByRole('heading', { name: `Pedido ${orderNumber}` });
  expect(ownOrders().current()).toEqual([]);
});

test('an order that does not exist any more leaves the list', async () => {
  ownOrders().remember({ orderNumber, createdAt, token: 'token' });
  server.use(answering(getOrderByNumber, () => refusal(404, 'Orden no encontrada')));
  track(`?pedido=${orderNumber}&t=token`);
  await screen.findByText(/Pedido no encontrado/);
  await waitFor(() => expect(ownOrders().current()).toEqual([]));
});

test('an order whose link opens it no more leaves the list', async () => {
  ownOrders().remember({ orderNumber, createdAt, token: 'revoked' });
  shown(masked);
  track(`?pedido=${orderNumber}&t=revoked`);
  await screen.findByRole('heading', { name: `Pedido ${orderNumber}` });
  await waitFor(() => expect(ownOrders().current()).toEqual([]));
});

test('an order is taken off the list and put back, and all are taken off at once', async () => {
  const user = userEvent.setup();
  ownOrders().remember({ orderNumber, createdAt, token: 'token' });
  ownOrders().remember({ orderNumber: 'JL-20261121-0002', createdAt: '2026-11-21T12:00:00Z', token: '' });
  track();
  const own = within(await list());
  await user.click(own.getByRole('button', { name: `Quitar el pedido ${orderNumber} de este teléfono` }));
  expect(own.getAllByRole('link')).toHaveLength(1);
  expect(own.getByText('Listo, ya no está en este teléfono.')).toBeVisible();
  const undo = own.getByRole('button', { name: 'Deshacer' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(own.getAllByRole('link')).toHaveLength(2);
  await user.click(own.getByRole('button', { name: 'Quitar todos' }));
  expect(own.queryByRole('link')).toBeNull();
  expect(localStorage.getItem('pedidos')).toBe('[]');
});

test.each([
  ['confirmation', confirm],
  ['tracking', () => track(`?pedido=${orderNumber}&t=token`)],
])('the %s page copies the link of the order and writes it to the buyer herself', async (_, open) => {
  const user = userEvent.setup();
  open();
  const link = `${window.location.origin}/track-order?pedido=${orderNumber}&t=token`;
  await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }));
  expect(await screen.findByRole('button', { name: '¡Enlace copiado!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
  const chat = () =>
    new URL(screen.getByRole('link', { name: 'Mandármelo por WhatsApp' }).getAttribute('href') ?? '');
  expect(chat().pathname).toBe('/5492994123456');
  await waitFor(() =>
    expect(chat().searchParams.get('text')).toBe(`Mi pedido ${orderNumber} en ${aShop().brand}: ${link}`),
  );
});

test('the page of an order that is found by its number has no link to copy', async () => {
  shown(masked);
  track(`?pedido=${orderNumber}`);
  await screen.findByRole('heading', { name: `Pedido ${orderNumber}` });
  expect(screen.queryByRole('button', { name: 'Copiar enlace' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Imprimir comprobante' })).toBeNull();
});
