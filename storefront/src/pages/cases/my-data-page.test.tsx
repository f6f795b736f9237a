import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmDataRequest, dataRequestMessages, EMAIL_FORMAT, openDataRequest } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { rememberContact, rememberedContact } from '#shared/order/own/remembered-contact.ts';
import { renderAt } from '#testing/render-at.tsx';
import MyDataPage from './my-data-page.tsx';

const answer = {
  status: 'success' as const,
  code: 'DAT-20261120-K7M2QX',
  request: 'access' as const,
  links: null,
  message: dataRequestMessages.byMail,
  dueAt: '2026-12-01T02:59:59.999Z',
};
const links = { page: 'http://tienda/api/p', json: 'http://tienda/api/j' };
let sent: Record<string, unknown>[] = [];
const server = fakeServer(
  answering(openDataRequest, async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return answer;
  }),
);
const NOBODY = { fullName: '', email: '', phone: '', address: '', city: '', postalCode: '' };
beforeEach(() => {
  localStorage.clear();
  sent = [];
});

const open = (query = '') => renderAt(<MyDataPage />, `/mis-datos${query}`);
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar la solicitud' }));

test('the page of the own data sends the wish with a contact and shows code and last day', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Borrar mis datos/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
  await send();
  expect(await screen.findByText('DAT-20261120-K7M2QX')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recibimos tu solicitud' })).toHaveFocus());
  expect(screen.getByText(dataRequestMessages.byMail)).toBeVisible();
  expect(sent).toMatchObject([{ request: 'deletion', email: 'ana@example.com', token: '' }]);
});

test('the page of the own data asks for no contact when an order link proves the person', async () => {
  server.use(
    answering(openDataRequest, async (request) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return { ...answer, links };
    }),
  );
  open('?pedido=JL-20261120-0007&t=ficha');
  expect(await screen.findByText(/El enlace de tu pedido JL-20261120-0007/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
  await send();
  expect(await screen.findByRole('link', { name: 'Ver mis datos' })).toHaveAttribute('href', links.page);
  expect(sent).toMatchObject([{ orderNumber: 'JL-20261120-0007', token: 'ficha' }]);
});

test('the page of the own data repeats a request whose answer was lost with the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answering(openDataRequest, (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? refusal(502, '') : answer;
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ana@example.com');
  await send();
  await screen.findByRole('alert');
  await send();
  expect(await screen.findByText(answer.code)).toBeVisible();
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the page of the own data keeps what was typed and marks the field that the server refuses', async () => {
  server.use(
    answering(openDataRequest, () =>
      refusal(400, EMAIL_FORMAT, {
        errors: [{ path: 'email', message: EMAIL_FORMAT }],
      }),
    ),
  );
  open();
  const email = await screen.findByRole('textbox', { name: /Email/ });
  await userEvent.type(email, 'ana');
  await send();
  expect((await screen.findAllByText(EMAIL_FORMAT))[0]).toBeVisible();
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveValue('ana');
});

test('the link of a mail confirms nothing until its receiver presses the button', async () => {
  let confirmed = 0;
  server.use(
    answering(confirmDataRequest, () => {
      confirmed += 1;
      return { ...answer, message: dataRequestMessages.confirmed, links };
    }),
  );
  open('?token=a.b.c');
  const button = await screen.findByRole('button', { name: 'Sí, fui yo' });
  expect(confirmed).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: /Descargar el archivo/ })).toHaveAttribute(
    'href',
    links.json,
  );
  expect(confirmed).toBe(1);
});

test('the page of the own data begins with the remembered e-mail, and a deletion forgets what this device remembers', async () => {
  rememberContact({ ...NOBODY, email: 'ana@example.com', phone: '299 412 3456' });
  server.use(answering(openDataRequest, { ...answer, request: 'deletion' as const }));
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Borrar mis datos/ }));
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ana@example.com');
  await send();
  await screen.findByText(answer.code);
  expect(rememberedContact()).toBeNull();
});

test('a request to see the own data keeps what this device remembers', async () => {
  rememberContact({ ...NOBODY, email: 'ana@example.com' });
  open();
  await send();
  await screen.findByText(answer.code);
  expect(rememberedContact()?.email).toBe('ana@example.com');
});
