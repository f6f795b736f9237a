import { ordersSummary, refreshSession } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#features/session/session-calls.ts';
import { acceptLogin, storeSession, open, server, signIn, tokenFor } from '../../testing/session-setup.tsx';

describe('a session that ends while a page is open', () => {
  beforeEach(() => storeSession(tokenFor(600)));

  const expire = async () => {
    server.use(
      answering(ordersSummary, () => refusal(401, 'Terminó')),
      answering(refreshSession, () => refusal(401, 'Terminó')),
    );
    await act(() => call(ordersSummary).catch(() => undefined));
  };

  // @spec C.28
  it('ended session keeps the page and its input, and continues after the login', async () => {
    server.use(acceptLogin);
    const { user } = open('/orders');
    await user.type(await screen.findByLabelText('Borrador'), 'a medias');
    await expire();
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
    expect(within(dialog).getByLabelText('Email')).toHaveValue('ana@tienda.com');
    await user.type(within(dialog).getByLabelText('Contraseña'), 'clave');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Borrador')).toHaveValue('a medias');
    expect(localStorage.getItem('adminToken')).not.toBeNull();
  });

  it('ended session hides an open alert until after the login', async () => {
    server.use(acceptLogin);
    const { user } = open('/orders');
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expire();
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
    await user.type(within(dialog).getByLabelText('Contraseña'), 'clave');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('No se guardó');
  });

  it('ended session can be left without a login', async () => {
    const { user, router } = open('/orders');
    await screen.findByText('Mi trabajo');
    await expire();
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  const inAnotherTab = (key: string | null, change: () => void) =>
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key }));
      return Promise.resolve();
    });
  const clearStored = () =>
    ['token', 'adminToken', 'adminUser'].forEach((key) => localStorage.removeItem(key));

  it('session that another tab finds expired keeps unsaved input, and continues after the login there', async () => {
    const { user } = open('/orders');
    await user.type(await screen.findByLabelText('Borrador'), 'a medias');
    await inAnotherTab('adminToken', clearStored);
    expect(await screen.findByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
    await inAnotherTab('adminUser', () => storeSession(tokenFor(600)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Borrador')).toHaveValue('a medias');
  });

  it('session ends without a dialog when another tab signs out by its button', async () => {
    const { router } = open('/orders');
    await screen.findByText('Mi trabajo');
    await inAnotherTab('adminToken', () => {
      localStorage.setItem('adminSignedOut', 'yes');
      clearStored();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('logout is stored for other tabs until the next login', async () => {
    server.use(acceptLogin);
    const { user } = open('/orders');
    await screen.findByText('Mi trabajo');
    await act(() => signOut());
    expect(localStorage.getItem('adminSignedOut')).not.toBeNull();
    await signIn(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(localStorage.getItem('adminSignedOut')).toBeNull();
  });

  it('session ends when another tab empties the storage', async () => {
    const { router } = open('/orders');
    await screen.findByText('Mi trabajo');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
