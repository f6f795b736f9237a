import { type OrderEvent, getOrder, listOrderMails } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

const answerThen = (...later: OrderEvent[]) => {
  let calls = 0;
  server.use(
    answering(getOrder, () => {
      calls += 1;
      const isFirst = calls === 1;
      return {
        status: success,
        order: isFirst
          ? opened
          : { ...opened, updatedAt: '2027-01-01T00:00:00.000Z', history: [...opened.history, ...later] },
      };
    }),
  );
};

test('order page says what somebody else did since it was opened, until that was read', async () => {
  answerThen(event('berta', 2));
  const { user } = open(opened);
  await loaded();
  expect(await screen.findByText(/^berta, .*: .*Pagado$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByText(/^berta/)).toBeNull());
});

test('order page does not tell people what they did themselves', async () => {
  answerThen(event(ana.username, 2));
  open(opened);
  await loaded();
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.queryByRole('button', { name: 'Entendido' })).toBeNull();
});

test('notes that are being typed stay while somebody else changes the order', async () => {
  server.use(answering(listOrderMails, { status: success, mails: [] }));
  answerThen(event('berta', 2));
  const { user } = open(opened);
  await user.type(await screen.findByLabelText(/Notas internas/), 'Pasa el martes');
  expect(await screen.findByText(/^berta/)).toBeVisible();
  expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Pasa el martes');
});
