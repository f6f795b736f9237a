import { call } from '@shop/web-kit/api';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#features/session/session-calls.ts';
import { admitted, keep, open, server, signIn, tokenFor } from '../../testing/session-setup.tsx';

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
