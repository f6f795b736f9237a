import {
  defaultMessages,
  FRESH_PROOF_NEEDED,
  freshProofMessages,
  listMessageTemplates,
  messageVariables,
  previewMessageTemplate,
  proveFreshly,
  saveMessageTemplate,
  type ShopSetting,
  updateShop,
} from '@shop/contract';
import { setTransport } from '@shop/web-kit/api';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sendCall } from './http-transport.ts';
import { openGuarded, retype, server, success, type User } from '../testing/settings-page-setup.tsx';

let isProven = false;
const needed = () =>
  refusal(403, freshProofMessages.needed, { code: FRESH_PROOF_NEEDED, details: { asksCode: false } });
const template = { event: 'order-paid' as const, variables: messageVariables('order-paid') };

beforeEach(() => {
  isProven = false;
  setTransport(sendCall);
  server.use(
    answering(proveFreshly, () => {
      isProven = true;
      return { status: success, message: freshProofMessages.given };
    }),
    answering(listMessageTemplates, {
      status: success,
      templates: [{ ...template, ...defaultMessages['order-paid'], isChanged: false }],
    }),
    answering(previewMessageTemplate, {
      status: success,
      preview: { subject: '', text: '', html: '', sender: '', previewLine: '' },
    }),
  );
});

async function prove(user: User) {
  const asked = within(await screen.findByRole('dialog', { name: 'Confirmá que sos vos' }));
  await user.type(asked.getByLabelText('Contraseña actual'), 'clave');
  await user.click(asked.getByRole('button', { name: 'Confirmar' }));
}

test('a text of a message is saved once the password was given', async () => {
  const sent: unknown[] = [];
  server.use(
    answering(saveMessageTemplate, async (request) => {
      if (!isProven) return needed();
      const draft = (await request.json()) as { subject: string; text: string };
      sent.push(draft.subject);
      return { status: success, template: { ...template, ...draft, isChanged: true } };
    }),
  );
  const { user } = openGuarded('/settings?seccion=mensajes');
  await retype(user, 'Asunto', 'Cobramos');
  await user.click(screen.getByRole('button', { name: 'Guardar texto' }));
  await prove(user);
  expect(await screen.findByRole('option', { name: 'Pago recibido (cambiado)' })).toBeVisible();
  expect(sent).toEqual(['Cobramos']);
});

test('another phone of the shop is saved once the password was given', async () => {
  const sent: string[] = [];
  server.use(
    answering(updateShop, async (request) => {
      if (!isProven) return needed();
      const shop = (await request.json()) as ShopSetting;
      sent.push(shop.phone);
      return { status: success, shop };
    }),
  );
  const { user } = openGuarded('/settings?seccion=tienda');
  await retype(user, /^Teléfono/, '299 400-0001');
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await prove(user);
  await waitFor(() => expect(sent).toEqual(['299 400-0001']));
});
