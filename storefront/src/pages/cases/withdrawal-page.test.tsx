import { openCase, withdrawalMessages } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rememberContact } from '#shared/order/own/remembered-contact.ts';
import { renderAt } from '#testing/render-at.tsx';
import WithdrawalPage from './withdrawal-page.tsx';

const CODE = 'ARR-20261120-K7M2QX';
let sent: Record<string, unknown>[] = [];
const server = fakeServer(
  answering(openCase, async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return { status: 'success' as const, message: withdrawalMessages.received, code: CODE };
  }),
);
const MARIA = {
  fullName: 'María Gómez',
  email: 'maria@example.com',
  phone: '299 412 3456',
  address: '',
  city: '',
  postalCode: '',
};
beforeEach(() => {
  localStorage.clear();
  sent = [];
});

const open = (query = '') => renderAt(<WithdrawalPage />, `/arrepentimiento${query}`);
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Arrepentirme de la compra' }));

test('the withdrawal page asks for one of number, e-mail and phone, and no reason', async () => {
  open();
  await press();
  expect((await screen.findAllByText(withdrawalMessages.contact))[0]).toBeVisible();
  await waitFor(async () => expect(await field(/Número de pedido/)).toHaveFocus());
  expect(screen.getAllByRole('textbox', { hidden: false })).toHaveLength(4);
  expect(sent).toEqual([]);
});

// @spec A.7
test('the withdrawal page shows the code at once, with what comes next', async () => {
  open();
  await userEvent.type(await field(/Email/), 'ana@example.com');
  await press();
  expect(await screen.findByText(CODE)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Recibimos tu arrepentimiento' })).toHaveFocus(),
  );
  expect(screen.getByText('Te respondemos dentro de las 24 horas.')).toBeVisible();
  expect(sent).toMatchObject([
    { kind: 'withdrawal', email: 'ana@example.com', orderNumber: '', website: '' },
  ]);
});

test('the withdrawal page takes number and link from the page of an order, and leads back there', async () => {
  open('?pedido=JL-20261120-0007&t=ficha');
  await waitFor(async () => expect(await field(/Número de pedido/)).toHaveValue('JL-20261120-0007'));
  await press();
  await screen.findByText(CODE);
  expect(sent).toMatchObject([{ orderNumber: 'JL-20261120-0007', token: 'ficha' }]);
  expect(screen.getByRole('link', { name: 'Ver mi pedido' })).toHaveAttribute(
    'href',
    '/track-order?pedido=JL-20261120-0007&t=ficha',
  );
});

test('the withdrawal page says when the shop had the withdrawal before', async () => {
  server.use(answering(openCase, { status: 'success', message: withdrawalMessages.again, code: CODE }));
  open('?pedido=JL-20261120-0007');
  await press();
  expect(await screen.findByRole('heading', { name: 'Ya teníamos tu arrepentimiento' })).toBeVisible();
});

test('the withdrawal page keeps what was typed when sending fails', async () => {
  server.use(answering(openCase, () => refusal(503, 'La tienda no responde')));
  open();
  await userEvent.type(await field(/Teléfono/), '299 412-3456');
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/intentá|responde/i));
  expect(await field(/Teléfono/)).toHaveValue('299 412-3456');
});

test('the withdrawal page begins with the remembered contact, unless a number came along', async () => {
  rememberContact(MARIA);
  const { unmount } = open();
  expect(await field(/Email/)).toHaveValue('maria@example.com');
  expect(await field(/Teléfono/)).toHaveValue('299 412 3456');
  unmount();
  open('?pedido=JL-20261120-0001');
  await waitFor(async () => expect(await field(/Número de pedido/)).toHaveValue('JL-20261120-0001'));
  expect(await field(/Email/)).toHaveValue('');
});
