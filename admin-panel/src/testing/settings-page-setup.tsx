import { type AccountSecurity, accountSecurity, listOwnSessions, listPolicies } from '@shop/contract';
import { answering, fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { AdminGuard } from '#app/session/admin-guard.tsx';
import { Component as SettingsPage } from '../pages/settings-page.tsx';
import { renderRoute } from './render-route.tsx';
import { signedIn } from './signed-in.ts';

export const success = 'success' as const;
export const security: AccountSecurity = {
  mayChangePrices: true,
  minPasswordLength: 10,
  secondFactor: { onSince: null, recoveryCodesLeft: 0, trustedDevices: 0 },
};
export const server = fakeServer(
  answering(accountSecurity, { status: success, security }),
  answering(listOwnSessions, { status: success, sessions: [] }),
  answering(listPolicies, { status: success, policies: [] }),
);
signedIn();

export const open = (address = '/settings') =>
  renderRoute([{ path: '/settings', Component: SettingsPage }], address);
export const openGuarded = (address: string) =>
  renderRoute(
    [
      { path: '/login', element: <h1>Ingreso</h1> },
      { element: <AdminGuard />, children: [{ path: '/settings', Component: SettingsPage }] },
    ],
    address,
  );
export type User = ReturnType<typeof open>['user'];

export const retype = async (user: User, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};
