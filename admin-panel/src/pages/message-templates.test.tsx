import {
  defaultMessages,
  listMessageTemplates,
  type MessageEvent,
  messageVariables,
  previewMessageTemplate,
  saveMessageTemplate,
  type StoredMessageTemplate,
} from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, server, success } from '../testing/settings-page-setup.tsx';

const stored = (event: MessageEvent, isChanged = false): StoredMessageTemplate => ({
  event,
  ...defaultMessages[event],
  isChanged,
  variables: messageVariables(event),
});
const openTexts = () => open('/settings?seccion=mensajes');
beforeEach(() =>
  server.use(
    answering(listMessageTemplates, {
      status: success,
      templates: [stored('order-paid'), stored('withdrawal'), stored('chat-paid', true)],
    }),
    answering(previewMessageTemplate, async (request) => {
      const { event, subject, text } = (await request.json()) as Record<'event' | 'subject' | 'text', string>;
      const isChat = event === 'chat-paid';
      const html = `<html><head></head><body>${subject}</body></html>`;
      const seen = { html, sender: 'Jazmín', previewLine: 'Primer párrafo' };
      const none = { html: '', sender: '', previewLine: '' };
      return { status: success, preview: { subject, text, ...(isChat ? none : seen) } };
    }),
  ),
);

test('message texts show subject, text and variables of a mail, and no subject of a chat', async () => {
  const { user } = openTexts();
  expect(await screen.findByLabelText('Asunto')).toHaveValue('Recibimos el pago de tu pedido {pedido}');
  expect(screen.getByText(/\{link\}.*\{motivo\}/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volver al texto original' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Mensaje'), 'Pagado (cambiado)');
  expect(screen.queryByLabelText('Asunto')).toBeNull();
  expect(screen.getByRole('button', { name: 'Volver al texto original' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

// @spec E.15
test('a refused text names its fault at the field and stays as it was typed', async () => {
  const message = 'No existe la variable {nombe}.';
  server.use(
    answering(saveMessageTemplate, () => refusal(400, message, { errors: [{ path: 'text', message }] })),
  );
  const { user } = openTexts();
  await user.type(await screen.findByLabelText('Texto'), ' {{nombe}');
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Texto')).toBeInvalid();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toContain('{nombe}');
});

test('a saved text is marked as changed and returns to the original', async () => {
  const sent: unknown[] = [];
  const mine = { ...stored('order-paid', true), subject: 'Cobramos' };
  server.use(
    answering(saveMessageTemplate, async (request) => {
      sent.push(await request.json());
      return { status: success, template: sent.length === 1 ? mine : stored('order-paid') };
    }),
  );
  const { user } = openTexts();
  const subject = await screen.findByLabelText('Asunto');
  await user.clear(subject);
  await user.type(subject, 'Cobramos');
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  expect(await screen.findByRole('option', { name: 'Pago recibido (cambiado)' })).toBeVisible();
  const { text } = defaultMessages['order-paid'];
  expect(sent).toEqual([{ subject: 'Cobramos', text, seen: defaultMessages['order-paid'] }]);
  await user.click(screen.getByRole('button', { name: 'Volver al texto original' }));
  const reset = { ...defaultMessages['order-paid'], seen: { subject: 'Cobramos', text } };
  await waitFor(() => expect(sent[1]).toEqual(reset));
  expect(subject).toHaveValue(defaultMessages['order-paid'].subject);
});

test('an edit stays while another message is chosen, and leaving the page asks about it', async () => {
  const { user } = openTexts();
  await user.type(await screen.findByLabelText('Texto'), ' Lo mío');
  await user.selectOptions(screen.getByLabelText('Mensaje'), 'Arrepentimiento recibido');
  expect(screen.getByRole('button', { name: 'Guardar texto' })).toBeDisabled();
  expect(hasUnsavedWork()).toBe(true);
  await user.selectOptions(screen.getByLabelText('Mensaje'), 'Pago recibido');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toMatch(/ Lo mío$/);
  expect(screen.getByRole('button', { name: 'Guardar texto' })).toBeEnabled();
});

test('the list of messages groups those of an order, the other mails and WhatsApp', async () => {
  openTexts();
  await screen.findByLabelText('Asunto');
  const groups = screen.getAllByRole<HTMLOptGroupElement>('group');
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual(
    expect.arrayContaining([
      ['Correos de un pedido', 1],
      ['Otros correos', 1],
      ['WhatsApp', 1],
    ]),
  );
});

// @spec E.17
test('the preview of a mail follows typing, as a phone shows it, as a page without scripts and as text', async () => {
  const { user } = openTexts();
  const frame = await screen.findByTitle<HTMLIFrameElement>('El correo como llega');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame.srcdoc).toContain('Recibimos el pago de tu pedido {pedido}');
  await user.type(screen.getByLabelText('Asunto'), ' hoy');
  const phone = within(screen.getByRole('figure'));
  expect(await phone.findByText(/\{pedido\} hoy$/)).toBeVisible();
  expect(phone.getByText('Jazmín')).toBeVisible();
  expect(phone.getByText('Primer párrafo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Solo texto' }));
  expect(screen.queryByTitle('El correo como llega')).toBeNull();
  expect(screen.getByText(/Está todo pago/, { selector: 'p' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

// @spec E.17
test('the preview of a chat is a bubble, and waits while the text cannot be sent', async () => {
  const { user } = openTexts();
  await screen.findByTitle('El correo como llega');
  await user.selectOptions(screen.getByLabelText('Mensaje'), 'Pagado (cambiado)');
  expect(await screen.findByText(/Confirmamos tu pago/, { selector: 'p' })).toBeVisible();
  expect(screen.queryByTitle('El correo como llega')).toBeNull();
  await user.type(screen.getByLabelText('Texto'), ' {{nadie}');
  expect(await screen.findByText(/^La vista previa espera\. No existe la variable \{nadie\}/)).toBeVisible();
});
