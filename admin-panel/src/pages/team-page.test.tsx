import {
  type Invitation,
  inviteStaff,
  listStaff,
  makePasswordLink,
  renewInvitation,
  revokeInvitation,
  type StaffMember,
  staffMessages,
  updateStaff,
} from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { ana, signedIn } from '../testing/signed-in.ts';
import { Component as TeamPage } from './team-page.tsx';

const success = 'success' as const;
const owner: StaffMember = {
  _id: 'ana',
  username: 'ana',
  email: ana.email,
  staffRole: 'duena',
  blocked: false,
  lastSeenAt: '2026-11-20T15:00:00.000Z',
};
const seller: StaffMember = {
  ...owner,
  _id: 'rocio',
  username: 'Rocío',
  email: 'rocio@tienda.com',
  staffRole: 'vendedora',
  lastSeenAt: null,
};
const open: Invitation = {
  _id: 'inv',
  username: 'Marta',
  email: 'marta@tienda.com',
  staffRole: 'contadora',
  createdBy: 'ana',
  resetsPassword: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-23T15:00:00.000Z',
  expired: false,
};
const LINK = 'https://jazmin.example/admin/invitacion#secreto';
let sent: unknown[] = [];

const server = fakeServer(
  answering(listStaff, { status: success, staff: [owner, seller], invitations: [open] }),
);
signedIn();
beforeEach(() => {
  sent = [];
});
const render = () => renderRoute([{ path: '/team', Component: TeamPage }], '/team', { retry: false });
const changing = () =>
  answering(updateStaff, async (request) => {
    sent.push(await request.json());
    return { status: success, member: { ...seller, blocked: true } };
  });

describe('the team page', () => {
  it('team page lists people and open invitations', async () => {
    render();
    expect(await screen.findByText('rocio@tienda.com')).toBeVisible();
    expect(screen.getByText('Vos')).toBeVisible();
    expect(screen.getByText('Sin sesión abierta')).toBeVisible();
    expect(screen.getByText(/Vence el 23\/11\/2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bloquear a ana' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('team page blocks a person after a question', async () => {
    server.use(changing());
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Bloquear a Rocío' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Bloquear a Rocío?' });
    await user.click(within(question).getByRole('button', { name: 'Bloquear' }));
    expect(await screen.findByText(/Bloqueaste a Rocío/)).toBeInTheDocument();
    expect(sent).toEqual([{ blocked: true }]);
  });

  it('team page says in the words of the server why the last owner stays', async () => {
    server.use(answering(updateStaff, () => refusal(409, staffMessages.lastOwner)));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Cambiar rol de ana' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rol de ana' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rol' }), 'Solo lectura');
    expect(dialog.getByText(/no cambia nada/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cambiar rol' }));
    expect(await screen.findByText(staffMessages.lastOwner)).toBeInTheDocument();
  });

  it('team page invites a person and shows the link to copy or to send', async () => {
    server.use(
      answering(inviteStaff, async (request) => {
        sent.push(await request.json());
        return { status: success, invitation: open, link: LINK, mailed: false };
      }),
    );
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a una persona' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Marta');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'marta@tienda.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rol' }), 'Contadora');
    await user.click(dialog.getByRole('button', { name: 'Crear invitación' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Enlace para Marta' }));
    expect(sent).toEqual([{ username: 'Marta', email: 'marta@tienda.com', staffRole: 'contadora' }]);
    expect(shown.getByRole('textbox', { name: 'Enlace de la invitación' })).toHaveValue(LINK);
    const chat = shown.getByRole('link', { name: 'Mandar por WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(chat)).toContain(LINK);
  });

  it('team page says to whom a link was mailed and shows no link', async () => {
    server.use(answering(renewInvitation, { status: success, invitation: open, mailed: true }));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: /Crear un enlace nuevo para/ }));
    const shown = within(await screen.findByRole('dialog', { name: /Enlace para/ }));
    expect(shown.getByText(new RegExp(`Se lo mandamos por correo a ${open.email}`))).toBeVisible();
    expect(shown.queryByRole('textbox')).toBeNull();
  });

  it('team page keeps what was typed when an invitation is refused', async () => {
    server.use(answering(inviteStaff, () => refusal(409, staffMessages.taken)));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Marta');
    await user.click(screen.getByRole('button', { name: 'Crear invitación' }));
    expect(await screen.findByText(staffMessages.taken)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Marta');
  });

  it('team page makes a new link, and revokes an invitation', async () => {
    server.use(
      answering(renewInvitation, { status: success, invitation: open, link: LINK, mailed: false }),
      answering(revokeInvitation, { status: success, message: 'Invitación anulada.' }),
    );
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Crear un enlace nuevo para Marta' }));
    expect(await screen.findByRole('textbox', { name: 'Enlace de la invitación' })).toHaveValue(LINK);
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    await user.click(screen.getByRole('button', { name: 'Anular la invitación de Marta' }));
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Invitación anulada')).toBeInTheDocument();
  });

  it('team page makes a link for the new password of a person who forgot hers', async () => {
    const reset = { ...open, username: 'Rocío', resetsPassword: true };
    server.use(
      answering(makePasswordLink, { status: success, invitation: reset, link: LINK, mailed: false }),
    );
    const { user } = render();
    expect(await screen.findAllByRole('button', { name: /^Enlace de contraseña/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Enlace de contraseña para Rocío' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Enlace para Rocío' }));
    expect(shown.getByRole('textbox', { name: 'Enlace para la contraseña nueva' })).toHaveValue(LINK);
    const chat = shown.getByRole('link', { name: 'Mandar por WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(chat)).toContain('elegís una contraseña nueva');
  });

  it('team page offers to try again when it could not be loaded', async () => {
    server.use(answering(listStaff, () => refusal(503, 'Ocupada')));
    render();
    expect(await screen.findByText('Ocupada')).toBeVisible();
    expect(screen.getByRole('button', { name: /ntentar|Probar/ })).toBeVisible();
  });
});
