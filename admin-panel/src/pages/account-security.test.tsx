import {
  type AccountSecurity,
  accountSecurity,
  confirmSecondFactor,
  disableSecondFactor,
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
  type OwnSession,
  secondFactorMessages,
  startSecondFactor,
} from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, openGuarded, security, server, success, type User } from '../testing/settings-page-setup.tsx';

const address = '/settings?seccion=seguridad';
const on: AccountSecurity = {
  mayChangePrices: true,
  minPasswordLength: 10,
  secondFactor: { onSince: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 2, trustedDevices: 1 },
};
const codes = Array.from({ length: 10 }, (_, at) => `abcd${at}-fghjk`);
const invalid = (path: string, message: string) =>
  HttpResponse.json(
    { status: 'error', message, code: 'VALIDATION', requestId: 'r', errors: [{ path, message }] },
    { status: 400 },
  );

describe('the second factor', () => {
  const enrolment = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x',
    qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const start = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Activar' }));
    return within(await screen.findByRole('dialog', { name: 'Activar la verificación en dos pasos' }));
  };
  afterEach(() => void vi.restoreAllMocks());

  it('second factor is switched on with password and first code, and shows its recovery codes once', async () => {
    server.use(
      answering(startSecondFactor, { status: success, enrolment }),
      answering(confirmSecondFactor, { status: success, recoveryCodes: codes }),
    );
    const { user } = open(address);
    const dialog = await start(user);
    await user.type(dialog.getByLabelText('Contraseña actual'), 'clave-de-ana');
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await dialog.findByRole('img', { name: /Código QR/ })).toHaveAttribute(
      'src',
      expect.stringContaining('data:image/svg+xml'),
    );
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(dialog.getByLabelText('Código de verificación'), '123456');
    server.use(answering(accountSecurity, { status: success, security: on }));
    await user.click(dialog.getByRole('button', { name: 'Activar' }));
    const paper = await screen.findByRole('dialog', { name: 'Guardá tus códigos de recuperación' });
    expect(within(paper).getAllByRole('listitem')).toHaveLength(10);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(within(paper).getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(within(paper).getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByText('Activada desde el 20 de noviembre de 2026.')).toBeVisible();
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it('second factor names a missing and a wrong password, and a wrong code, beside their fields', async () => {
    server.use(
      answering(startSecondFactor, () => invalid('currentPassword', 'La contraseña actual no es correcta.')),
      answering(confirmSecondFactor, () => invalid('code', secondFactorMessages.wrongCode)),
    );
    const { user } = open(address);
    const dialog = await start(user);
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(dialog.getByText('La contraseña actual es requerida.')).toBeVisible();
    await user.type(dialog.getByLabelText('Contraseña actual'), 'mala');
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await dialog.findByText('La contraseña actual no es correcta.')).toBeVisible();
    server.use(answering(startSecondFactor, { status: success, enrolment }));
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    await user.type(await dialog.findByLabelText('Código de verificación'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Activar' }));
    expect(await dialog.findByText('El código no es correcto o ya se usó.')).toBeVisible();
    expect(dialog.getByLabelText('Código de verificación')).toHaveValue('000000');
  });

  it('second factor is switched off with password and code', async () => {
    let sent: unknown;
    server.use(
      answering(accountSecurity, { status: success, security: on }),
      answering(disableSecondFactor, async (request) => {
        sent = await request.json();
        return HttpResponse.json({ status: success, message: 'Listo' });
      }),
    );
    const { user } = open(address);
    expect(await screen.findByText('Te quedan 2 códigos de recuperación.')).toBeVisible();
    expect(screen.getByText('1 dispositivo de confianza.')).toBeVisible();
    expect(screen.getByText('Creá códigos nuevos antes de quedarte sin ninguno.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Desactivar la verificación/ }));
    await user.type(dialog.getByLabelText('Contraseña actual'), 'clave-de-ana');
    await user.type(dialog.getByLabelText('Código de verificación'), '123456');
    server.use(answering(accountSecurity, { status: success, security }));
    await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText(/Está desactivada/)).toBeVisible();
    expect(sent).toEqual({ currentPassword: 'clave-de-ana', code: '123456' });
  });

  it('second factor says when its state cannot be loaded, and loads it again', async () => {
    server.use(answering(accountSecurity, () => refusal(503, 'La tienda está ocupada.')));
    const { user } = open(address);
    expect(await screen.findByText('No pudimos cargar la seguridad de tu cuenta.')).toBeVisible();
    server.use(answering(accountSecurity, { status: success, security }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/Está desactivada/)).toBeVisible();
  });
});

describe('the sessions', () => {
  const session = (changes: Partial<OwnSession>): OwnSession => ({
    id: 's1',
    isOpen: true,
    isCurrent: false,
    browser: 'Chrome',
    system: 'Android',
    address: '190.12.x.x',
    openedAt: '2026-11-25T12:00:00.000Z',
    usedAt: '2026-11-25T13:30:00.000Z',
    ...changes,
  });
  const current = session({ id: 's2', isCurrent: true, browser: 'Firefox', system: 'Windows' });
  const ended = session({ id: 's3', isOpen: false, browser: '', system: '' });
  beforeEach(() =>
    server.use(answering(listOwnSessions, { status: success, sessions: [current, session({}), ended] })),
  );
  const openList = () => screen.findByRole('list', { name: 'Sesiones abiertas' });

  it('sessions show device, network and times, and which one this is', async () => {
    open(address);
    const [first, second] = within(await openList()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Firefox en Windows.*Esta sesión/);
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent(
      /Chrome en Android.*Red 190\.12\.x\.x · Entró el 25\/11\/2026 09:00 · Último uso: 25\/11\/2026 10:30/,
    );
    expect(screen.getByText('Cerradas hace poco (1)')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('a session is ended by its button', async () => {
    const paths: string[] = [];
    server.use(
      answering(endOwnSession, (request) => {
        paths.push(new URL(request.url).pathname);
        return HttpResponse.json({ status: success, message: 'Sesión cerrada.' });
      }),
    );
    const { user } = open(address);
    const list = await openList();
    server.use(answering(listOwnSessions, { status: success, sessions: [current] }));
    await user.click(within(list).getByRole('button', { name: /Cerrar la sesión de Chrome en Android/ }));
    expect(await screen.findByText('No hay otra sesión abierta.')).toBeVisible();
    expect(paths).toEqual(['/api/users/sessions/s1']);
  });

  const endMany = (queries: string[]) =>
    answering(endOwnSessions, (request) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ status: success, message: 'Listo' });
    });
  const confirm = async (user: User, name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name }));
  };

  it('all other sessions end after a question, and this one stays', async () => {
    const queries: string[] = [];
    server.use(endMany(queries));
    const { user } = open(address);
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Esta sigue abierta');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(queries).toEqual([]);
    await confirm(user, 'Cerrar las demás');
    await waitFor(() => expect(queries).toEqual(['?scope=others']));
    expect(localStorage.getItem('adminToken')).not.toBeNull();
  });

  it('all sessions end after a question, and the login follows', async () => {
    const queries: string[] = [];
    server.use(endMany(queries));
    const { user, router } = openGuarded(address);
    await confirm(user, 'Cerrar todas las sesiones');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(queries).toEqual(['?scope=all']);
    expect(localStorage.getItem('adminToken')).toBeNull();
  });
});
