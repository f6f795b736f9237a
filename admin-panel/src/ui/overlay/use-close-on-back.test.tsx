import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { useOverlayHistory } from './use-close-on-back.ts';

function Frame() {
  useOverlayHistory();
  return <Outlet />;
}

function List() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>La lista</h1>
      <button onClick={() => setIsOpen(true)}>Abrir</button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Vista rápida">
        <Link to="/orden">Ver orden</Link>
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
        { path: '/', element: <Link to="/lista">A la lista</Link> },
        { path: '/lista', Component: List },
        { path: '/orden', element: <h1>La orden</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const back = () => act(() => window.history.back());

// @spec C.16
test('Back closes an open dialog and stays on the page; the next Back leaves it', async () => {
  const user = open();
  await user.click(await screen.findByRole('link', { name: 'A la lista' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Vista rápida' })).toBeVisible();
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'La lista' })).toBeVisible();
  back();
  expect(await screen.findByRole('link', { name: 'A la lista' })).toBeVisible();
});

test('Back leaves the page at once after a dialog was closed by its button', async () => {
  const user = open();
  await user.click(await screen.findByRole('link', { name: 'A la lista' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  back();
  expect(await screen.findByRole('link', { name: 'A la lista' })).toBeVisible();
});

test('Back leads through the page of a dialog that was left by a link', async () => {
  const user = open();
  await user.click(await screen.findByRole('link', { name: 'A la lista' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await user.click(screen.getByRole('link', { name: 'Ver orden' }));
  expect(await screen.findByRole('heading', { name: 'La orden' })).toBeVisible();
  back();
  expect(await screen.findByRole('heading', { name: 'La lista' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  back();
  expect(await screen.findByRole('link', { name: 'A la lista' })).toBeVisible();
});
