import { login, checkSession, logout } from '@shop/contract';
import { answering, fakeServer } from '@shop/web-kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach } from 'vitest';
import { AdminGuard } from '#app/session/admin-guard.tsx';
import { startSession } from '#features/session/session-calls.ts';
import { endSession } from '#features/session/session-store.ts';
import { Component as LoginPage } from '#pages/login-page.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { renderRoute } from './render-route.tsx';
import { ana } from './signed-in.ts';

export const tokenFor = (seconds: number) =>
  `h.${btoa(JSON.stringify({ iat: 1_800_000_000, exp: 1_800_000_000 + seconds }))}.s`;
export const success = 'success' as const;
export const acceptLogin = answering(login, { status: success, token: tokenFor(600), user: ana });

export const server = fakeServer(
  answering(checkSession, { status: success, user: ana }),
  answering(logout, { status: success, message: 'Chau' }),
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
export const routes = [
  { path: '/login', Component: LoginPage },
  {
    element: <AdminGuard />,
    children: [
      { path: '/orders', Component: Work },
      { path: '/dashboard', Component: () => <h1>Tablero</h1> },
    ],
  },
];

export const storeSession = (token: string, user: unknown = ana) => {
  localStorage.setItem('adminToken', token);
  localStorage.setItem('token', token);
  localStorage.setItem('adminUser', typeof user === 'string' ? user : JSON.stringify(user));
};

let stop = () => undefined as void;
export const open = (address: string) => {
  const view = renderRoute(routes, address);
  act(() => {
    stop = startSession();
  });
  return view;
};
afterEach(() => {
  cleanup();
  endSession(false);
  stop();
});

export const signIn = async (user: ReturnType<typeof renderRoute>['user'], password = 'clave') => {
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'ana@tienda.com');
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
};
