import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getContent, isWithdrawal, sendContactMessage, WITHDRAWAL_SUBJECT } from '@shop/contract';
import { answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import { ContactForm } from './contact-form.tsx';
import ContactSection from './contact-section.tsx';

const server = fakeServer();

const open = (at = '/') => renderAt(<ContactSection />, at);
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const send = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Enviar mensaje' }));

async function write(user: UserEvent) {
  await user.type(await field(/Nombre/), 'María');
  await user.type(await field(/Email/), 'maria@example.com');
  await user.type(await field(/Asunto/), 'Talles');
  await user.type(await field(/Mensaje/), '¿Tienen XL?');
}

// @spec 5.10 5.11
it('contact form requires the fields with a star', async () => {
  const user = userEvent.setup();
  open();
  await send(user);
  const [alert] = await screen.findAllByText('Todos los campos marcados con * son obligatorios');
  expect(alert).toBeVisible();
  await waitFor(async () => expect(await field(/Nombre/)).toHaveFocus());
  expect(await field(/Teléfono/)).toBeValid();
});

// @spec 1.9
it("contact form sends the message, shows the owner's thank-you and resets", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const whileSending: boolean[] = [];
  server.use(
    answering(sendContactMessage, async (request) => {
      sent.push(await request.json());
      whileSending.push(document.activeElement?.matches('[aria-disabled=true]:not(:disabled)') ?? false);
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
  // The button keeps the focus but is marked as disabled while sending.
  expect(whileSending).toEqual([true]);
});

// @spec 8.10
it('contact form keeps its values when sending fails', async () => {
  const user = userEvent.setup();
  server.use(answering(sendContactMessage, () => refusal(500, 'boom')));
  open();
  await write(user);
  await send(user);
  expect(await screen.findByText('Error enviando el mensaje. Por favor intenta nuevamente.')).toBeVisible();
  expect(await field(/Mensaje/)).toHaveValue('¿Tienen XL?');
});

it('contact form fills in subject and message of a withdrawal from the address', async () => {
  open('/?asunto=Bot%C3%B3n%20de%20arrepentimiento');
  const subject = await field(/Asunto/);
  await waitFor(() => expect(subject).toHaveValue('Botón de arrepentimiento'));
  expect(await field(/Mensaje/)).toHaveValue('Quiero arrepentirme de mi compra. Mi número de pedido es: ');
});

it('contact form fills in the order number of a withdrawal from the address', async () => {
  open(`/?asunto=${encodeURIComponent(WITHDRAWAL_SUBJECT)}&pedido=JL-20261120-0007#mensaje`);
  expect(await field(/Mensaje/)).toHaveValue(
    'Quiero arrepentirme de mi compra. Mi número de pedido es: JL-20261120-0007',
  );
});

it('contact form hides its honeypot from people', async () => {
  open();
  await screen.findByRole('button', { name: 'Enviar mensaje' });
  expect(screen.queryByRole('textbox', { name: /No completes/ })).toBeNull();
  expect(document.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1');
});

// @spec 2.3.12
it("contact section shows the owner's cards, networks and disclaimer", async () => {
  const content = aSiteContent();
  Object.assign(content.contact, {
    contactInfo: [
      { icon: 'Phone', title: 'Teléfono', details: ['299 412-3456'], description: 'De 9 a 18' },
      { icon: 'Mail', title: 'Correo', details: ['hola@example.com'] },
    ],
    socialMedia: [{ icon: 'Instagram', name: 'Instagram', handle: '@jazmin', link: 'https://red.example/j' }],
    responseDisclaimer: 'Respondemos en el día.',
  });
  server.use(answering(getContent, { status: 'success', content }));
  open();
  const cards = within(await screen.findByRole('list', { name: 'Datos de contacto' }));
  expect(cards.getByRole('link', { name: '299 412-3456' })).toHaveAttribute('href', 'tel:2994123456');
  expect(cards.getByRole('link', { name: 'hola@example.com' })).toHaveAttribute(
    'href',
    'mailto:hola@example.com',
  );
  expect(cards.getByText('De 9 a 18')).toBeVisible();
  const networks = within(screen.getByRole('list', { name: 'Redes sociales' }));
  expect(networks.getByRole('link', { name: 'Instagram: @jazmin' })).toHaveAttribute(
    'href',
    'https://red.example/j',
  );
  expect(screen.getByText('Respondemos en el día.')).toBeVisible();
});

it('contact form keeps the code of a withdrawal visible until the next message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const notice =
      'Tu código de arrepentimiento es ARR-20261120-K7M2QX. Anotalo: con él seguimos tu pedido de arrepentimiento.';
    const answer = { status: 'success' as const, message: 'ok' };
    server.use(
      answering(sendContactMessage, async (request) => {
        const { subject } = (await request.json()) as { subject: string };
        return isWithdrawal(subject) ? { ...answer, code: 'ARR-20261120-K7M2QX' } : answer;
      }),
    );
    open(`/?asunto=${encodeURIComponent(WITHDRAWAL_SUBJECT)}#mensaje`);
    await user.type(await field(/Nombre/), 'María');
    await user.type(await field(/Email/), 'maria@example.com');
    await send(user);
    const thanks = (await screen.findByText('ARR-20261120-K7M2QX')).closest('[role=status]');
    expect(thanks).toHaveTextContent(notice);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(thanks).toHaveTextContent(notice);
    expect(thanks).toBeVisible();
    expect(screen.queryByText(aSiteContent().contact.responseMessage)).toBeNull();
    for (const name of [/Nombre/, /Email/, /Asunto/, /Mensaje/]) await user.clear(await field(name));
    await write(user);
    await send(user);
    expect(await screen.findByText(aSiteContent().contact.responseMessage)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(aSiteContent().contact.responseMessage)).toBeNull();
    expect(thanks).not.toHaveTextContent('ARR-');
  } finally {
    vi.useRealTimers();
  }
});

// @spec 8.11
it('contact form hides the thank-you after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    open();
    await write(user);
    await send(user);
    const thanks = await screen.findByText(aSiteContent().contact.responseMessage);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(thanks).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText(aSiteContent().contact.responseMessage)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('contact form cannot be sent before hydration', () => {
  const content = aSiteContent().contact;
  const html = renderToString(<ContactForm orderNumber="" content={content} subject="" />);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  expect(html).toContain('hace falta JavaScript');
});
