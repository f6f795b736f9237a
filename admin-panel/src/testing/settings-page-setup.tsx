import { fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { Component as SettingsPage } from '../pages/settings-page.tsx';
import { renderRoute } from './render-route.tsx';
import { signedIn } from './signed-in.ts';

export const success = 'success' as const;
export const server = fakeServer();
signedIn();

export const open = (address = '/settings') =>
  renderRoute([{ path: '/settings', Component: SettingsPage }], address);
export type User = ReturnType<typeof open>['user'];

export const retype = async (user: User, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};
