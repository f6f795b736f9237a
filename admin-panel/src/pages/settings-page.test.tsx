import { errorCodes } from '@shop/contract';
import { aShop, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { ana, signedIn } from '../testing/signed-in.ts';
import { Component as SettingsPage } from './settings-page.tsx';

const success = 'success' as const;

const server = fakeServer();
signedIn();
afterEach(() => void vi.useRealTimers());

const open = (address = '/settings') =>
  renderRoute([{ path: '/settings', Component: SettingsPage }], address);
type User = ReturnType<typeof open>['user'];

const retype = async (user: User, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};

describe('the tabs', () => {
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

  it('profile form requires a username and a valid e-mail', async () => {
    const { user } = open();
    await retype(user, 'Nombre de usuario', '');
    await retype(user, 'Email', 'nada');
    await save(user);
    expect(await screen.findByText('El nombre de usuario es requerido')).toBeVisible();
    expect(screen.getByText('Formato de email inválido')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  it('saved profile shows a message for 3 seconds and its new name in the frame', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(answering('updateProfile', { status: success, user: { ...ana, username: 'jazmin' } }));
    const { user } = open();
    await retype(user, 'Nombre de usuario', 'jazmin');
    await save(user);
    expect(await screen.findByText('Perfil actualizado exitosamente!')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ username: 'jazmin' });
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.queryByText('Perfil actualizado exitosamente!')).toBeNull();
  });

  it('profile form shows the error of the server', async () => {
    server.use(
      answering('updateProfile', () => refusal(409, 'Ese email o nombre de usuario ya está en uso.')),
    );
    const { user } = open();
    await retype(user, 'Nombre de usuario', 'otra');
    await save(user);
    expect(await screen.findByText('Ese email o nombre de usuario ya está en uso.')).toBeVisible();
    expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('otra');
  });

  it("profile form shows 'Error al actualizar el perfil.' when the server gives no reason", async () => {
    server.use(answering('updateProfile', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await screen.findByLabelText('Email');
    await save(user);
    expect(await screen.findByText('Error al actualizar el perfil.')).toBeVisible();
  });

  it("profile form shows 'Intente nuevamente' when the server is not reached", async () => {
    server.use(answering('updateProfile', () => HttpResponse.error()));
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

  it('password form requires all its fields', async () => {
    const { user } = open(address);
    await fill(user, '', '', '');
    expect(await screen.findByText('La contraseña actual es requerida.')).toBeVisible();
    expect(screen.getByText('La nueva contraseña es requerida.')).toBeVisible();
  });

  it('password form rejects a short password and a different repetition', async () => {
    const { user } = open(address);
    await fill(user, 'vieja', 'cinco', 'otra');
    expect(await screen.findByText('La nueva contraseña debe tener al menos 6 caracteres.')).toBeVisible();
    expect(screen.getByText('Las contraseñas no coinciden.')).toBeVisible();
  });

  it('password form marks its fields as required, two of them with six characters', async () => {
    open(address);
    expect(await screen.findByLabelText('Contraseña actual')).toBeRequired();
    expect(screen.getByLabelText('Nueva contraseña')).toHaveAttribute('minlength', '6');
    expect(screen.getByLabelText('Confirmar nueva contraseña')).toHaveAttribute('minlength', '6');
  });

  it('password form can show what is typed', async () => {
    const { user } = open(address);
    const field = await screen.findByLabelText('Nueva contraseña');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar la nueva contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar la nueva contraseña' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('password form empties its fields after a change, and the session continues with its new token', async () => {
    server.use(answering('updatePassword', { status: success, message: 'Listo', token: 'nuevo' }));
    const { user } = open(address);
    await fill(user, 'vieja-clave', 'nueva-clave', 'nueva-clave');
    expect(await screen.findByText('Contraseña actualizada exitosamente!')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('');
    expect(localStorage.getItem('adminToken')).toBe('nuevo');
  });

  it('password form shows the error of the server, or its own when there is none', async () => {
    server.use(answering('updatePassword', () => refusal(400, 'La contraseña actual no es correcta.')));
    const { user } = open(address);
    await fill(user, 'mala-clave', 'nueva-clave', 'nueva-clave');
    expect(await screen.findByText('La contraseña actual no es correcta.')).toBeVisible();
    server.use(answering('updatePassword', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Error al actualizar la contraseña.')).toBeVisible();
    server.use(answering('updatePassword', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Error al actualizar la contraseña. Intente nuevamente.')).toBeVisible();
  });
});

describe('shop settings', () => {
  const address = '/settings?seccion=tienda';

  it('saving shop settings sends the changes and hides the unsaved notice', async () => {
    let sent: unknown;
    server.use(
      answering('updateShop', async (request) => {
        sent = await request.json();
        return { status: success, shop: aShop({ brand: 'Jazmín', coverageCities: ['Neuquén', 'Plottier'] }) };
      }),
    );
    const { user } = open(address);
    await retype(user, 'Nombre de la tienda', 'Jazmín');
    await user.type(screen.getByLabelText('Ciudades'), '\nPlottier');
    expect(screen.getByText('Cambios sin guardar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).toBeNull());
    expect(sent).toMatchObject({ brand: 'Jazmín', coverageCities: ['Neuquén', 'Plottier'] });
  });

  it('saving shop settings keeps what another user saved in other fields', async () => {
    let sent: unknown;
    const { user } = open(address);
    await retype(user, 'Nombre de la tienda', 'Jazmín');
    server.use(
      answering('getShop', { status: success, shop: aShop({ address: 'Mitre 10' }) }),
      answering('updateShop', async (request) => {
        sent = await request.json();
        return { status: success, shop: aShop({ brand: 'Jazmín', address: 'Mitre 10' }) };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    await waitFor(() => expect(sent).toMatchObject({ brand: 'Jazmín', address: 'Mitre 10' }));
    expect(await screen.findByDisplayValue('Mitre 10')).toBeVisible();
  });

  it('edit conflict of shop settings offers both sides of each field and takes over the other fields', async () => {
    const sent: { brand: string; address: string; email: string; seen: unknown }[] = [];
    const theirs = aShop({ brand: 'Jazmín Neuquén', email: 'ventas@example.com', address: 'Mitre 10' });
    const { user } = open(address);
    await retype(user, 'Nombre de la tienda', 'Jazmín');
    await retype(user, 'Email', 'hola@jazmin.example');
    server.use(
      answering('getShop', { status: success, shop: theirs }),
      answering('updateShop', async (request) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        if (sent.length === 1) {
          const details = { fields: ['brand', 'email'], shop: theirs };
          return refusal(409, 'Otra persona', { code: errorCodes.staleFields, details });
        }
        return { status: success, shop: { ...theirs, email: 'hola@jazmin.example' } };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    const dialog = within(await screen.findByRole('dialog'));
    const brand = within(dialog.getByRole('group', { name: 'Nombre de la tienda' }));
    await user.click(brand.getByRole('radio', { name: /Jazmín Neuquén/ }));
    await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).toBeNull());
    expect(sent[0]).toMatchObject({
      address: 'Mitre 10',
      seen: { brand: aShop().brand, address: 'Mitre 10' },
    });
    expect(sent[1]).toMatchObject({
      brand: 'Jazmín Neuquén',
      email: 'hola@jazmin.example',
      seen: { email: 'ventas@example.com' },
    });
  });

  it('shop settings show a fault beside its field', async () => {
    const { user } = open(address);
    await retype(user, 'Prefijo de los pedidos', 'jl9');
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    expect(await screen.findByText('El prefijo son de 1 a 6 letras mayúsculas')).toBeVisible();
    expect(screen.getByLabelText('Prefijo de los pedidos')).toBeInvalid();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leave guard asks before unsaved shop settings are left', async () => {
    const { user } = open(address);
    await retype(user, 'Nombre de la tienda', 'Otra');
    await user.click(screen.getByRole('link', { name: 'Ir a Métodos de Pago' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText('Nombre de la tienda')).toHaveValue('Otra');
    await user.click(screen.getByRole('link', { name: 'Ir a Métodos de Pago' }));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Otra página')).toBeVisible();
  });

  it('leave guard asks when another settings tab is opened', async () => {
    const { user } = open(address);
    await retype(user, 'Nombre de la tienda', 'Otra');
    await user.click(screen.getByRole('tab', { name: 'Perfil' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText('Nombre de la tienda')).toHaveValue('Otra');
  });

  it('shop settings that failed to load can be retried', async () => {
    server.use(answering('getShop', () => refusal(403, 'No se puede')));
    const { user } = open(address);
    expect(await screen.findByText('No pudimos cargar los datos de la tienda: No se puede')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('CUIT (opcional)')).toBeVisible();
  });
});
