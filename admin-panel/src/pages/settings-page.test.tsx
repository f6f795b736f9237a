import { updateProfile, accountSecurity, updatePassword } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, retype, security, server, success, type User } from '../testing/settings-page-setup.tsx';
import { ana } from '../testing/signed-in.ts';

afterEach(() => void vi.useRealTimers());

describe('the tabs', () => {
  // @spec 2.17.1
  it('settings tabs are in the address, so that a link opens the right one', async () => {
    const { user, router } = open('/settings?seccion=seguridad');
    expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Perfil' }));
    expect(await screen.findByLabelText('Nombre de usuario')).toHaveValue('ana');
    expect(router.state.location.search).toBe('');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the profile', () => {
  const save = (user: User) => user.click(screen.getByRole('button', { name: 'Guardar perfil' }));

  // @spec 5.28
  it('profile form requires a username and a valid e-mail', async () => {
    const { user } = open();
    await retype(user, 'Nombre de usuario', '');
    await retype(user, 'Email', 'nada');
    await save(user);
    expect(await screen.findByText('El nombre de usuario es requerido')).toBeVisible();
    expect(screen.getByText('Formato de email inválido')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  // @spec 2.17.2 4.25
  it('saved profile shows a message for 3 seconds and its new name in the frame', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(answering(updateProfile, { status: success, user: { ...ana, username: 'jazmin' } }));
    const { user } = open();
    await retype(user, 'Nombre de usuario', 'jazmin');
    await save(user);
    expect(await screen.findByText('Perfil actualizado exitosamente!')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ username: 'jazmin' });
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.queryByText('Perfil actualizado exitosamente!')).toBeNull();
  });

  it('profile form asks for the current password when the e-mail changes', async () => {
    const { user } = open();
    await screen.findByLabelText('Email');
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    await retype(user, 'Email', 'nueva@example.com');
    await save(user);
    expect(await screen.findByText('La contraseña actual es requerida.')).toBeVisible();
    let sent: unknown;
    server.use(
      answering(updateProfile, async (request) => {
        sent = await request.json();
        return HttpResponse.json({ status: success, user: { ...ana, email: 'nueva@example.com' } });
      }),
    );
    await retype(user, 'Contraseña actual', 'clave-de-ana');
    await save(user);
    expect(await screen.findByText('Perfil actualizado exitosamente!')).toBeVisible();
    expect(sent).toMatchObject({ email: 'nueva@example.com', currentPassword: 'clave-de-ana' });
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  });

  // @spec 8.33
  it('profile form shows the error of the server', async () => {
    server.use(answering(updateProfile, () => refusal(409, 'Ese email o nombre de usuario ya está en uso.')));
    const { user } = open();
    await retype(user, 'Nombre de usuario', 'otra');
    await save(user);
    expect(await screen.findByText('Ese email o nombre de usuario ya está en uso.')).toBeVisible();
    expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('otra');
  });

  // @spec 8.33
  it("profile form shows 'Error al actualizar el perfil.' when the server gives no reason", async () => {
    server.use(answering(updateProfile, () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await screen.findByLabelText('Email');
    await save(user);
    expect(await screen.findByText('Error al actualizar el perfil.')).toBeVisible();
  });

  // @spec 8.33
  it("profile form shows 'Intente nuevamente' when the server is not reached", async () => {
    server.use(answering(updateProfile, () => HttpResponse.error()));
    const { user } = open();
    await screen.findByLabelText('Email');
    await save(user);
    expect(await screen.findByText('Error al actualizar el perfil. Intente nuevamente.')).toBeVisible();
  });
});

describe('the password', () => {
  const address = '/settings?seccion=seguridad';
  const fill = async (user: User, current: string, next: string, again: string) => {
    await retype(user, 'Contraseña actual', current);
    await retype(user, 'Nueva contraseña', next);
    await retype(user, 'Confirmar nueva contraseña', again);
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  };

  // @spec 5.27
  it('password form requires all its fields', async () => {
    const { user } = open(address);
    await fill(user, '', '', '');
    expect(await screen.findByText('La contraseña actual es requerida.')).toBeVisible();
    expect(screen.getByText('La nueva contraseña es requerida.')).toBeVisible();
  });

  // @spec 5.27
  it('password form rejects a short password and a different repetition', async () => {
    const { user } = open(address);
    await fill(user, 'vieja', 'cinco', 'otra');
    expect(await screen.findByText('La nueva contraseña debe tener al menos 10 caracteres.')).toBeVisible();
    expect(screen.getByText('Las contraseñas no coinciden.')).toBeVisible();
  });

  // @spec 5.27
  it('password form marks its fields as required, two of them with six characters, where the owner lowers the rule to six', async () => {
    server.use(
      answering(accountSecurity, { status: success, security: { ...security, minPasswordLength: 6 } }),
    );
    const { user } = open(address);
    expect(await screen.findByText('Al menos 6 caracteres.')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toBeRequired();
    expect(screen.getByLabelText('Nueva contraseña')).toHaveAttribute('minlength', '6');
    expect(screen.getByLabelText('Confirmar nueva contraseña')).toHaveAttribute('minlength', '6');
    await fill(user, 'vieja', 'cinco', 'cinco');
    expect(await screen.findByText('La nueva contraseña debe tener al menos 6 caracteres.')).toBeVisible();
  });

  // @spec 2.17.3
  it('password form can show what is typed', async () => {
    const { user } = open(address);
    const field = await screen.findByLabelText('Nueva contraseña');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar la nueva contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar la nueva contraseña' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  // @spec 8.34
  it('password form empties its fields after a change, and the session continues with its new token', async () => {
    server.use(answering(updatePassword, { status: success, message: 'Listo', token: 'nuevo' }));
    const { user } = open(address);
    await fill(user, 'vieja-clave', 'nueva-clave', 'nueva-clave');
    expect(await screen.findByText('Contraseña actualizada exitosamente!')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('');
    expect(localStorage.getItem('adminToken')).toBe('nuevo');
  });

  // @spec 8.34
  it('password form shows the error of the server, or its own when there is none', async () => {
    server.use(answering(updatePassword, () => refusal(400, 'La contraseña actual no es correcta.')));
    const { user } = open(address);
    await fill(user, 'mala-clave', 'nueva-clave', 'nueva-clave');
    expect(await screen.findByText('La contraseña actual no es correcta.')).toBeVisible();
    server.use(answering(updatePassword, () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Error al actualizar la contraseña.')).toBeVisible();
    server.use(answering(updatePassword, () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Error al actualizar la contraseña. Intente nuevamente.')).toBeVisible();
  });
});
