import { login, checkSession, refreshSession } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import {
  acceptLogin,
  storeSession,
  open,
  routes,
  server,
  signIn,
  success,
  tokenFor,
} from '../../testing/session-setup.tsx';
import { ana } from '../../testing/signed-in.ts';

// @spec 2.1.1

// @spec 2.11.10 4.19
it("the guard shows 'Cargando autenticación...' until the stored session is restored", () => {
  renderRoute(routes, '/orders');
  expect(screen.getByText('Cargando autenticación...')).toBeVisible();
});

describe('signing in', () => {
  // @spec 2.10.1 5.26
  it('login form requires both fields and sends nothing without them', async () => {
    const { user } = open('/login');
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('El email es requerido')).toBeVisible();
    expect(screen.getByText('La contraseña es requerida')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  // @spec 2.10.3 4.17
  it('login opens the dashboard and stores token and user under the specified keys', async () => {
    server.use(acceptLogin);
    const { user, router } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('adminToken')).toBe(localStorage.getItem('token'));
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ email: 'ana@tienda.com' });
  });

  // @spec 8.17
  it("login form shows 'Credenciales inválidas' when the server refuses", async () => {
    server.use(answering(login, () => refusal(401, 'No')));
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
  });

  // @spec 4.17
  it('login form treats an answer without a token as a refusal', async () => {
    server.use(answering(login, () => HttpResponse.json({ status: 'success', user: ana })));
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
  });

  // @spec 6.3
  it('login form rejects users without the admin role', async () => {
    server.use(
      answering(login, { status: success, token: tokenFor(600), user: { ...ana, role: 'authenticated' } }),
    );
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  // @spec 8.17
  it("login form shows 'Error al iniciar sesión' when the server is not reached", async () => {
    server.use(answering(login, () => HttpResponse.error()));
    const { user } = open('/login');
    await signIn(user);
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@tienda.com');
  });

  // @spec 2.10.2
  it('login page links to the shop', async () => {
    open('/login');
    expect(await screen.findByRole('link', { name: 'Volver a la tienda' })).toHaveAttribute('href', '/');
  });

  // @spec 2.10.4
  it('login page redirects a signed-in user to the dashboard', async () => {
    storeSession(tokenFor(600));
    open('/login');
    expect(await screen.findByText('Tablero')).toBeVisible();
  });
});

describe('a stored session', () => {
  // @spec 2.11.9
  it('page without a stored session leads to the login, then to the requested page', async () => {
    server.use(acceptLogin);
    const { user, router } = open('/orders?estado=paid');
    await signIn(user);
    expect(await screen.findByText('Mi trabajo')).toBeVisible();
    expect(router.state.location.search).toBe('?estado=paid');
  });

  // @spec 4.18
  it('stored session with an unreadable user is deleted', async () => {
    storeSession(tokenFor(600), '{rota');
    const { router } = open('/orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('adminUser')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  // @spec 2.11.9
  it('stored session of a user without the admin role is deleted', async () => {
    storeSession(tokenFor(600), { ...ana, role: 'authenticated' });
    const { router } = open('/orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('stored session with an expired token is renewed with the cookie', async () => {
    const fresh = tokenFor(500);
    server.use(
      answering(checkSession, (request) =>
        request.headers.get('authorization') === `Bearer ${fresh}`
          ? { status: success, user: ana }
          : refusal(401, 'Terminó'),
      ),
      answering(refreshSession, { status: success, token: fresh, user: ana }),
    );
    storeSession(tokenFor(600));
    open('/orders');
    expect(await screen.findByText('Mi trabajo')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('adminToken')).toBe(fresh));
  });

  // @spec 4.20
  it('stored session leads to the login when the cookie has expired too', async () => {
    server.use(
      answering(checkSession, () => refusal(401, 'Terminó')),
      answering(refreshSession, () => refusal(401, 'Terminó')),
    );
    storeSession(tokenFor(600));
    const { router } = open('/orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  // @spec C.17
  it.each([
    ['garbage', 'x.y.z'],
    ['a refused token', tokenFor(600)],
  ])('stored session with %s leads to the login, without a dialog over the page', async (_kind, token) => {
    server.use(
      answering(checkSession, () => refusal(401, 'No')),
      answering(refreshSession, () => refusal(401, 'Terminó')),
    );
    storeSession(token);
    const { router } = open('/orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('stored session stays valid when the server is not reached', async () => {
    let tries = 0;
    server.use(
      answering(checkSession, () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    storeSession(tokenFor(600));
    open('/orders');
    expect(await screen.findByText('Mi trabajo')).toBeVisible();
    await waitFor(() => expect(tries).toBe(1));
    expect(screen.getByText('Mi trabajo')).toBeVisible();
  });
});
