import {
  defaultMessages,
  errorCodes,
  listMessageTemplates,
  mailMessages,
  messageVariables,
  previewMessageTemplate,
  saveMessageTemplate,
  type StoredMessageTemplate,
} from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, server, success } from '../testing/settings-page-setup.tsx';

const original = defaultMessages['chat-paid'];
const stored = (text: string): StoredMessageTemplate => ({
  event: 'chat-paid',
  subject: '',
  text,
  isChanged: text !== original.text,
  variables: messageVariables('chat-paid'),
});
let sent: { text: string; seen: { text: string } }[];
const THEIRS = 'Cobrado {pedido}';

beforeEach(() => {
  sent = [];
  server.use(
    answering(listMessageTemplates, { status: success, templates: [stored(original.text)] }),
    answering(previewMessageTemplate, {
      status: success,
      preview: { subject: '', text: 'Hola', html: '', sender: '', previewLine: '' },
    }),
    answering(saveMessageTemplate, async (request) => {
      const body = (await request.json()) as (typeof sent)[number];
      sent.push(body);
      if (body.seen.text === THEIRS) return { status: success, template: stored(body.text) };
      const details = { fields: ['text'], template: stored(THEIRS) };
      return refusal(409, mailMessages.staleTemplate, { code: errorCodes.staleFields, details });
    }),
  );
});

async function saveMine() {
  const { user } = open('/settings?seccion=mensajes');
  await user.type(await screen.findByLabelText('Texto'), ' Lo mío');
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Otra persona cambió este texto' }) };
}
const mine = `${original.text} Lo mío`;

// @spec E.18
test('an edit conflict of a text shows both sides and saves the chosen one', async () => {
  const { user, dialog } = await saveMine();
  expect(within(dialog).getByRole('radio', { name: /Lo tuyo.*Lo mío/s })).toBeChecked();
  expect(
    within(dialog).getByRole('radio', { name: /Lo que guardó la otra persona.*Cobrado/s }),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ text: mine, seen: { text: THEIRS } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar texto' })).toBeDisabled());
  expect(screen.getByLabelText('Texto')).toHaveValue(mine);
});

test("the other person's text stays without another save when it is chosen", async () => {
  const { user, dialog } = await saveMine();
  await user.click(within(dialog).getByRole('radio', { name: /Lo que guardó la otra persona/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => expect(screen.getByLabelText('Texto')).toHaveValue(THEIRS));
  expect(sent).toHaveLength(1);
});

// @spec E.18
test('a text that lost against another stays as it was typed when editing goes on', async () => {
  const { user, dialog } = await saveMine();
  await user.click(within(dialog).getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Texto')).toHaveValue(mine);
  expect(screen.getByRole('button', { name: 'Guardar texto' })).toBeEnabled();
});

test('what is typed while a text is being saved stays as a change of its own', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    answering(saveMessageTemplate, async (request) => {
      const { text } = (await request.json()) as { text: string };
      await held;
      return { status: success, template: stored(text) };
    }),
  );
  const { user } = open('/settings?seccion=mensajes');
  const field = await screen.findByLabelText('Texto');
  await user.type(field, ' Uno');
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  await user.type(field, ' y dos');
  answer();
  expect(await screen.findByRole('option', { name: 'Pagado (cambiado)' })).toBeVisible();
  expect(field).toHaveValue(`${original.text} Uno y dos`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar texto' })).toBeEnabled());
});
