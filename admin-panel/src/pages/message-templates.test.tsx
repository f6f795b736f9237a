import { defaultMessages, messageVariables, type StoredMessageTemplate } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, server, success } from '../testing/settings-page-setup.tsx';

const stored = (event: 'order-paid' | 'chat-paid', isChanged = false): StoredMessageTemplate => ({
  ...{ event, ...defaultMessages[event], isChanged, variables: messageVariables(event) },
});
const openTexts = () => open('/settings?seccion=mensajes');
beforeEach(() =>
  server.use(
    answering('listMessageTemplates', {
      status: success,
      templates: [stored('order-paid'), stored('chat-paid', true)],
    }),
  ),
);

test('message texts show subject, text and variables of a mail, and no subject of a chat', async () => {
  const { user } = openTexts();
  expect(await screen.findByLabelText('Asunto')).toHaveValue('Recibimos el pago de tu pedido {{pedido}}');
  expect(screen.getByText(/\{\{link\}\}.*\{\{motivo\}\}/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volver al texto original' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Mensaje'), 'Pagado (cambiado)');
  expect(screen.queryByLabelText('Asunto')).toBeNull();
  expect(screen.getByRole('button', { name: 'Volver al texto original' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a refused text names its fault at the field and stays as it was typed', async () => {
  const message = 'No existe la variable {{nombe}}.';
  server.use(
    answering('saveMessageTemplate', () => refusal(400, message, { errors: [{ path: 'text', message }] })),
  );
  const { user } = openTexts();
  await user.type(await screen.findByLabelText('Texto'), ' {{{{nombe}}');
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Texto')).toBeInvalid();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toContain('{{nombe}}');
});

test('a saved text is marked as changed, can be previewed and returns to the original', async () => {
  let sent: unknown;
  const mine = { ...stored('order-paid', true), subject: 'Cobramos' };
  server.use(
    answering('saveMessageTemplate', async (request) => {
      sent = await request.json();
      return { status: success, template: mine };
    }),
    answering('previewMessageTemplate', {
      status: success,
      preview: { subject: 'Cobramos JL-1', text: 'Hola Ana:', html: '' },
    }),
    answering('resetMessageTemplate', { status: success, template: stored('order-paid') }),
  );
  const { user } = openTexts();
  const subject = await screen.findByLabelText('Asunto');
  await user.clear(subject);
  await user.type(subject, 'Cobramos');
  await user.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  expect(await screen.findByText('Cobramos JL-1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  expect(await screen.findByRole('option', { name: 'Pago recibido (cambiado)' })).toBeVisible();
  expect(sent).toEqual({ subject: 'Cobramos', text: defaultMessages['order-paid'].text });
  await user.click(screen.getByRole('button', { name: 'Volver al texto original' }));
  await waitFor(() => expect(subject).toHaveValue(defaultMessages['order-paid'].subject));
});
