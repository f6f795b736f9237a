import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderPage } from '#testing/render-page.tsx';
import { ContactSection } from './contact-section.tsx';

const server = fakeServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (at = '/') => renderPage(<ContactSection />, at);
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const send = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Enviar mensaje' }));

async function write(user: UserEvent) {
  await user.type(await field(/Nombre/), 'María');
  await user.type(await field(/Email/), 'maria@example.com');
  await user.type(await field(/Asunto/), 'Talles');
  await user.type(await field(/Mensaje/), '¿Tienen XL?');
}

it('asks for the fields with a star', async () => {
  const user = userEvent.setup();
  open();
  await send(user);
  const [alert] = await screen.findAllByText('Todos los campos marcados con * son obligatorios');
  expect(alert).toBeVisible();
  expect(await field(/Nombre/)).toHaveFocus();
  expect(await field(/Teléfono/)).toBeValid();
});

it('sends what was written, thanks with the text of the owner and starts anew', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  server.use(
    answering('sendContactMessage', async (request) => {
      sent.push(await request.json());
      return { status: 'success' as const, message: 'ok' };
    }),
  );
  open();
  await write(user);
  await send(user);
  expect(await screen.findByText(aSiteContent().contact.responseMessage)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ name: 'María', email: 'maria@example.com', subject: 'Talles', website: '' }),
  ]);
  expect(await field(/Mensaje/)).toHaveValue('');
});

it('keeps what was written when it could not be sent', async () => {
  const user = userEvent.setup();
  server.use(answering('sendContactMessage', () => refusal(500, 'boom')));
  open();
  await write(user);
  await send(user);
  expect(await screen.findByText('Error enviando el mensaje. Por favor intenta nuevamente.')).toBeVisible();
  expect(await field(/Mensaje/)).toHaveValue('¿Tienen XL?');
});

it('brings the subject that the address asks for', async () => {
  open('/?asunto=Bot%C3%B3n%20de%20arrepentimiento');
  const subject = await field(/Asunto/);
  await waitFor(() => expect(subject).toHaveValue('Botón de arrepentimiento'));
});

it('hides its trap from people', async () => {
  open();
  await screen.findByRole('button', { name: 'Enviar mensaje' });
  expect(screen.queryByRole('textbox', { name: /No completes/ })).toBeNull();
  expect(document.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1');
});
