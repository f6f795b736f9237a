import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useOverlayHistory } from '#ui/overlay/use-close-on-back.ts';
import { useLinkedDialog } from './use-linked-dialog.ts';

function Frame() {
  useOverlayHistory();
  return <Outlet />;
}

function Coupons() {
  const { isOpen, close } = useLinkedDialog('cupon');
  return (
    <>
      <h1>Los cupones</h1>
      <Dialog open={isOpen} onOpenChange={(next) => !next && close()} title="Nuevo cupón">
        <button>Guardar</button>
      </Dialog>
    </>
  );
}

function open() {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    {
      Component: Frame,
      children: [
        { path: '/', element: <Link to="/cupones?orden=uso&abrir=cupon">Crear cupón</Link> },
        { path: '/cupones', Component: Coupons },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const back = () => act(() => window.history.back());

test('Back closes a dialog that the address opened; the next Back leaves its page', async () => {
  const user = open();
  await user.click(await screen.findByRole('link', { name: 'Crear cupón' }));
  expect(await screen.findByRole('dialog', { name: 'Nuevo cupón' })).toBeVisible();
  expect(window.location.search).toBe('?orden=uso');
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Los cupones' })).toBeVisible();
  back();
  expect(await screen.findByRole('link', { name: 'Crear cupón' })).toBeVisible();
});

test('a dialog that was closed by its button stays closed when its page is left and entered again', async () => {
  const user = open();
  await user.click(await screen.findByRole('link', { name: 'Crear cupón' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  back();
  await screen.findByRole('link', { name: 'Crear cupón' });
  act(() => window.history.forward());
  expect(await screen.findByRole('heading', { name: 'Los cupones' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
