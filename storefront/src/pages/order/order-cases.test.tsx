import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { getOrderByNumber, listOrderCases, listReviewableLines, type OrderCase } from '@shop/contract';
import { anOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

const success = 'success' as const;
const aCase = (given: Partial<OrderCase>): OrderCase => ({
  code: 'ARR-20261121-K7M2QX',
  kind: 'withdrawal',
  state: 'new',
  receivedAt: '2026-11-21T12:00:00.000Z',
  steps: [{ step: 'received', at: '2026-11-21T12:00:00.000Z', amount: null, day: null }],
  ...given,
});
let cases: OrderCase[] = [];
fakeServer(
  answering(getOrderByNumber, { status: success, order: anOrder() }),
  answering(listReviewableLines, { status: success, lines: [] }),
  answering(listOrderCases, () => ({ status: success, cases })),
);
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);

const open = (query = '&t=token') =>
  renderAt(<TrackOrderPage />, `/track-order?pedido=JL-20261120-0001${query}`);

test('the page of an order shows every case of it, and says of a withdrawal that it named no order', async () => {
  cases = [aCase({ withoutOrder: true }), aCase({ code: 'DAT-20261122-K7M2QX', kind: 'data_request' })];
  open();
  const shown = within(await screen.findByRole('region', { name: 'Tus trámites de este pedido' }));
  expect(shown.getByRole('heading', { name: 'Arrepentimiento ARR-20261121-K7M2QX' })).toBeVisible();
  expect(shown.getByRole('heading', { name: 'Trámite DAT-20261122-K7M2QX' })).toBeVisible();
  expect(
    shown.getAllByText('Lo mandaste sin el número de un pedido: te preguntamos cuál devolvés.'),
  ).toHaveLength(1);
});

test('the page of an order asks for its cases anew when its buyer comes back from the form', async () => {
  const user = userEvent.setup();
  const earlier = aCase({ code: 'DAT-20261120-K7M2QX', kind: 'data_request' });
  cases = [earlier];
  open();
  await screen.findByRole('heading', { name: `Trámite ${earlier.code}` });
  await user.click(await screen.findByRole('link', { name: 'Botón de arrepentimiento' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Pedido/ })).toBeNull());
  cases = [earlier, aCase({})];
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Arrepentimiento ARR-20261121-K7M2QX' })).toBeVisible();
});

test('the page of an order without its link shows no case', async () => {
  cases = [aCase({})];
  open('');
  await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' });
  expect(screen.queryByText(/ARR-/)).toBeNull();
});
