import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import {
  admitted,
  keep,
  open,
  routes,
  server,
  signIn,
  success,
  tokenFor,
} from '../../testing/session-setup.tsx';
import { ana } from '../../testing/signed-in.ts';

it("waits with 'Cargando autenticación...' until the stored session is restored", () => {
  renderRoute(routes, '/orders');
  expect(screen.getByText('Cargando autenticación...')).toBeVisible();
});

describe('signing in', () => {
  it('wants both fields and asks nobody without them', async () => {
    const { user } = open('/login');
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('El email es requerido')).toBeVisible();
    expect(screen.getByText('La contraseña es requerida')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the dashboard and keeps token and user under the keys of the shop', async () => {
    server.use(admitted);
    const { user, router } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('adminToken')).toBe(localStorage.getItem('token'));
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ email: 'ana@tienda.com' });
  });

  it("says 'Credenciales inválidas' when the server refuses", async () => {
    server.use(answering('login', () => refusal(401, 'No')));
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
  });

  it('takes an answer without a token as a refusal', async () => {
    server.use(answering('login', () => HttpResponse.json({ status: 'success', user: ana })));
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
  });

  it('lets nobody in but administrators', async () => {
    server.use(
      answering('login', { status: success, token: tokenFor(600), user: { ...ana, role: 'authenticated' } }),
    );
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it("says 'Error al iniciar sesión' when the server cannot be asked", async () => {
    server.use(answering('login', () => HttpResponse.error()));
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@tienda.com');
  });

  it('offers the way back to the shop', async () => {
    open('/login');
    expect(await screen.findByRole('link', { name: 'Volver a la tienda' })).toHaveAttribute('href', '/');
  });

  it('sends who is already in to the dashboard', async () => {
    keep(tokenFor(600));
    open('/login');
    expect(await screen.findByText('Tablero')).toBeVisible();
  });
});

describe('coming back', () => {
  it('brings a visitor to the login, and after it to the page they asked for', async () => {
    server.use(admitted);
    const { user, router } = open('/orders?estado=paid');
    await signIn(user);
    expect(await screen.findByText('Mi trabajo')).toBeVisible();
    expect(router.state.location.search).toBe('?estado=paid');
  });

  it('drops a stored user that cannot be read', async () => {
    keep(tokenFor(600), '{rota');
    const { router } = open('/orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('adminUser')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('drops a stored user who is no administrator', async () => {
    keep(tokenFor(600), { ...ana, role: 'authenticated' });
    const { router } = open('/orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('renews a token that is over with the cookie, unseen', async () => {
    const fresh = tokenFor(500);
    server.use(answering('refreshSession', { status: success, token: fresh, user: ana }));
    keep(tokenFor(-10));
    open('/orders');
    expect(await screen.findByText('Mi trabajo')).toBeVisible();
    expect(localStorage.getItem('adminToken')).toBe(fresh);
  });

  it('goes to the login when the cookie is over too', async () => {
    server.use(answering('refreshSession', () => refusal(401, 'Terminó')));
    keep(tokenFor(-10));
    const { router } = open('/orders');
    await waitFor(() => expect(localStorage.getItem('adminToken')).toBeNull());
    expect(router.state.location.pathname).toBe('/login');
  });

  it('stays in when the server cannot be asked', async () => {
    let tries = 0;
    server.use(
      answering('refreshSession', () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    keep(tokenFor(-10));
    open('/orders');
    expect(await screen.findByText('Mi trabajo')).toBeVisible();
    await waitFor(() => expect(tries).toBe(2));
    expect(screen.getByText('Mi trabajo')).toBeVisible();
  });
});
