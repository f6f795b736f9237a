import { HEALTH_POLL_MS, type OrderEvent, getOrder, listOrderMails } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchedOrderQuery } from '#features/orders/queries.ts';
import { loaded, open, order, server, success } from '../../testing/order-detail-setup.tsx';
import { ana, signedIn } from '../../testing/signed-in.ts';

signedIn(ana);

const at = (minute: number) => `2026-11-21T15:0${minute}:00.000Z`;
const event = (actor: string, minute: number): OrderEvent => ({
  at: at(minute),
  type: 'status',
  from: 'pending_manual',
  to: 'paid',
  actor,
  note: '',
});
const opened = { ...order, history: [event('berta', 1)] };

/** Opens the order, and lets the half minute pass after which the page looks at it again. */
async function openThen(...later: OrderEvent[]) {
  server.use(
    answering(listOrderMails, { status: success, mails: [] }),
    answering(getOrder, () => {
      asked();
      const order =
        asked.mock.calls.length === 1
          ? opened
          : { ...opened, ...changed, history: [...opened.history, ...later] };
      return { status: success, order };
    }),
  );
  const view = open(opened);
  await loaded();
  return { ...view, lookAgain: () => act(() => vi.advanceTimersByTimeAsync(HEALTH_POLL_MS)) };
}
const changed = { updatedAt: '2027-01-01T00:00:00.000Z', adminNotes: 'Llamó' };
const asked = vi.fn();
beforeEach(() => {
  asked.mockReset();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

test('order page says what somebody else did since it was opened, until that was read', async () => {
  const { user, lookAgain } = await openThen(event('berta', 2));
  await lookAgain();
  expect(await screen.findByText(/^berta, .*: .*Pagado$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByText(/^berta/)).toBeNull());
});

test('order page does not tell people what they did themselves', async () => {
  const { client, lookAgain } = await openThen(event(ana.username, 2));
  await lookAgain();
  const watched = client.getQueryCache().find(watchedOrderQuery(opened));
  await waitFor(() => expect(watched?.state.data).toMatchObject({ order: changed }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  // Once to open the page, and once to look again.
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Entendido' })).toBeNull();
});

test('notes that are being typed stay while somebody else changes the order', async () => {
  const { user, lookAgain } = await openThen(event('berta', 2));
  await user.type(await screen.findByLabelText(/Notas internas/), 'Pasa el martes');
  await lookAgain();
  expect(await screen.findByText(/^berta/)).toBeVisible();
  expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Pasa el martes');
});
