import { call } from '@shop/web-kit/api';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut, startSession } from '#features/session/session-calls.ts';
import { leaveSession } from '#features/session/session-store.ts';
import { Component as LoginPage } from '#pages/login-page.tsx';
import { AlertNotice } from '#ui/confirm-dialog.tsx';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { ana } from '../testing/signed-in.ts';
import { AdminGuard } from './admin-guard.tsx';

const tokenFor = (seconds: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;
const success = 'success' as const;
const admitted = answering('login', { status: success, token: tokenFor(600), user: ana });

const server = fakeServer(
  answering('checkSession', { status: success, user: ana }),
  answering('logout', { status: success, message: 'Chau' }),
);

function Work() {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <main>
      <h1>Mi trabajo</h1>
      <input aria-label="Borrador" />
      <button onClick={() => setFailure('No se guardó')}>Guardar</button>
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </main>
  );
}
const routes = [
  { path: '/login', Component: LoginPage },
  {
    element: <AdminGuard />,
    children: [
      { path: '/orders', Component: Work },
      { path: '/dashboard', Component: () => <h1>Tablero</h1> },
    ],
  },
];

const keep = (token: string, user: unknown = ana) => {
  localStorage.setItem('adminToken', token);
  localStorage.setItem('token', token);
  localStorage.setItem('adminUser', typeof user === 'string' ? user : JSON.stringify(user));
};

let stop = () => undefined as void;
const open = (address: string) => {
  const view = renderRoute(routes, address);
  act(() => {
    stop = startSession();
  });
  return view;
};
afterEach(() => {
  cleanup();
  leaveSession(false);
  stop();
});

const signIn = async (user: ReturnType<typeof renderRoute>['user'], password = 'clave') => {
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'ana@tienda.com');
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
};

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

describe('a session that ends under the work', () => {
  beforeEach(() => keep(tokenFor(600)));

  const loseIt = async () => {
    server.use(
      answering('ordersSummary', () => refusal(401, 'Terminó')),
      answering('refreshSession', () => refusal(401, 'Terminó')),
    );
    await act(() => call('ordersSummary').catch(() => undefined));
  };

  it('keeps the page and what was typed, and goes on after the password', async () => {
    server.use(admitted);
    const { user } = open('/orders');
    await user.type(await screen.findByLabelText('Borrador'), 'a medias');
    await loseIt();
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
    expect(within(dialog).getByLabelText('Email')).toHaveValue('ana@tienda.com');
    await user.type(within(dialog).getByLabelText('Contraseña'), 'clave');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Borrador')).toHaveValue('a medias');
    expect(localStorage.getItem('adminToken')).not.toBeNull();
  });

  it('lets nothing stand before the login: an alert that was open comes back after it', async () => {
    server.use(admitted);
    const { user } = open('/orders');
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await loseIt();
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
    await user.type(within(dialog).getByLabelText('Contraseña'), 'clave');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('No se guardó');
  });

  it('may also be left', async () => {
    const { user, router } = open('/orders');
    await screen.findByText('Mi trabajo');
    await loseIt();
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  const inAnotherTab = (key: string | null, change: () => void) =>
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key }));
      return Promise.resolve();
    });
  const dropKept = () => ['token', 'adminToken', 'adminUser'].forEach((key) => localStorage.removeItem(key));

  it('keeps what is typed here when another tab finds that the session ran out, and goes on with its login', async () => {
    const { user } = open('/orders');
    await user.type(await screen.findByLabelText('Borrador'), 'a medias');
    await inAnotherTab('adminToken', dropKept);
    expect(await screen.findByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
    await inAnotherTab('adminUser', () => keep(tokenFor(600)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Borrador')).toHaveValue('a medias');
  });

  it('leaves the work at once when another tab signs out with its button', async () => {
    const { router } = open('/orders');
    await screen.findByText('Mi trabajo');
    await inAnotherTab('adminToken', () => {
      localStorage.setItem('adminSignedOut', 'yes');
      dropKept();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('tells the other tabs that somebody signed out, until the next login', async () => {
    server.use(admitted);
    const { user } = open('/orders');
    await screen.findByText('Mi trabajo');
    await act(() => signOut());
    expect(localStorage.getItem('adminSignedOut')).not.toBeNull();
    await signIn(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(localStorage.getItem('adminSignedOut')).toBeNull();
  });

  it('ends here when another tab signs out', async () => {
    const { router } = open('/orders');
    await screen.findByText('Mi trabajo');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
