import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getOrderByNumber, type MaskedOrder } from '@shop/contract';
import { anOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

const server = fakeServer();

function aMaskedOrder(given: Partial<MaskedOrder>): MaskedOrder {
  const { _id, shippingInfo, notes, transferProofUrl, paidAt, updatedAt, ...rest } = anOrder();
  void [_id, shippingInfo, notes, transferProofUrl, paidAt, updatedAt];
  const items = rest.items.map(({ productId: _product, ...item }) => item);
  return { ...rest, items, customerName: 'M… G…', city: 'Neuquén', ...given };
}

const hidden = aMaskedOrder({ items: [], total: 0, customerName: '', city: '', asksDigits: true });
const answerTo = (right: string) =>
  server.use(
    answering(getOrderByNumber, (request) => ({
      status: 'success' as const,
      order: new URL(request.url).searchParams.get('digits') === right ? aMaskedOrder({}) : hidden,
    })),
  );
const open = (query = '') => renderAt(<TrackOrderPage />, `/track-order?pedido=JL-20261120-0001${query}`);
const input = () => screen.findByRole('textbox', { name: 'Últimos 4 números del teléfono' });
const show = () => screen.getByRole('button', { name: 'Ver mi pedido' });

test('tracking asks the last digits of the phone before it shows garments, where the owner wants it', async () => {
  const user = userEvent.setup();
  answerTo('3407');
  open();
  await user.type(await input(), '3407');
  expect(screen.queryByRole('heading', { name: 'Productos' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Avance del pedido' })).toBeVisible();
  await user.click(show());
  expect(await screen.findByRole('heading', { name: 'Productos' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('tel=3407');
});

test('tracking says when the digits are too few or not those of the phone', async () => {
  const user = userEvent.setup();
  answerTo('3407');
  open();
  await user.type(await input(), '34');
  await user.click(show());
  expect(screen.getByText('Escribí 4 números.')).toBeVisible();
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.type(await input(), '08');
  await user.click(show());
  expect(await screen.findByText('Esos números no son los del teléfono de este pedido.')).toBeVisible();
});
