import { acceptInvitation, accountMessages, readInvitation, staffMessages } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as InvitationPage } from './invitation-page.tsx';

const success = 'success' as const;
const invitation = {
  username: 'Marta',
  email: 'marta@tienda.com',
  staffRole: 'vendedora' as const,
  resetsPassword: false,
  expiresAt: '2026-11-23T15:00:00.000Z',
};
let sent: unknown[] = [];

const server = fakeServer(answering(readInvitation, { status: success, invitation }));
beforeEach(() => {
  sent = [];
  server.use(
    answering(acceptInvitation, async (request) => {
      sent.push(await request.json());
      return { status: success, message: staffMessages.invitationAccepted };
    }),
  );
});
const render = (hash = '#secreto') =>
  renderRoute([{ path: '/invitacion', Component: InvitationPage }], `/invitacion${hash}`, { retry: false });

async function typePasswords(user: ReturnType<typeof render>['user'], password: string, again = password) {
  await user.type(await screen.findByLabelText('Elegí tu contraseña'), password);
  await user.type(screen.getByLabelText('Repetila'), again);
  await user.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));
}

describe('the invitation page', () => {
  it('invitation page lets the invited person choose her password and sign in', async () => {
    const { user } = render();
    expect(await screen.findByText('Hola, Marta. Vas a entrar como vendedora.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await typePasswords(user, 'una-clave-bien-larga');
    expect(await screen.findByText(staffMessages.invitationAccepted)).toBeVisible();
    expect(sent).toEqual([{ token: 'secreto', password: 'una-clave-bien-larga' }]);
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  // @spec F.19
  it('invitation page lets a person who forgot her password choose a new one', async () => {
    server.use(
      answering(readInvitation, { status: success, invitation: { ...invitation, resetsPassword: true } }),
      answering(acceptInvitation, { status: success, message: staffMessages.passwordReset }),
    );
    const { user } = render();
    expect(await screen.findByRole('heading', { name: 'Elegí una contraseña nueva' })).toBeVisible();
    expect(screen.getByText(/Hola, Marta\. Al guardarla/)).toBeVisible();
    await user.type(screen.getByLabelText('Elegí tu contraseña'), 'una-clave-bien-larga');
    await user.type(screen.getByLabelText('Repetila'), 'una-clave-bien-larga');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText(staffMessages.passwordReset)).toBeVisible();
  });

  it('invitation page rejects a short password and one that is not repeated, and sends nothing', async () => {
    const { user } = render();
    await typePasswords(user, 'corta', 'otra');
    expect(await screen.findByText(staffMessages.passwordTooShort)).toBeVisible();
    expect(screen.getByText(accountMessages.mismatch)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('invitation page shows why the server refused, and keeps what was typed', async () => {
    server.use(answering(acceptInvitation, () => refusal(409, staffMessages.taken)));
    const { user } = render();
    await typePasswords(user, 'una-clave-bien-larga');
    expect(await screen.findByText(staffMessages.taken)).toBeVisible();
    expect(screen.getByLabelText('Elegí tu contraseña')).toHaveValue('una-clave-bien-larga');
  });

  it('invitation page says when the link works no more, or lacks a part', async () => {
    server.use(answering(readInvitation, () => refusal(404, staffMessages.invitationInvalid)));
    const { unmount } = render();
    expect(await screen.findByText(staffMessages.invitationInvalid)).toBeVisible();
    unmount();
    render('');
    expect(await screen.findByText(/Al enlace le falta una parte/)).toBeVisible();
  });
});
