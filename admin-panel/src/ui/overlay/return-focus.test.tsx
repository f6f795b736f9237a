import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AlertNotice, ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Control = { isOpen: boolean; set: (isOpen: boolean) => void };

function Page({ overlay }: { overlay: (control: Control) => ReactNode }) {
  const [isOpen, set] = useState(false);
  return (
    <>
      <button onClick={() => set(true)}>Abrir</button>
      <div data-sonner-toaster="">
        <button>Deshacer</button>
      </div>
      {overlay({ isOpen, set })}
    </>
  );
}

const show = (overlay: (control: Control) => ReactNode) => {
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page overlay={overlay} /> }])} />,
  );
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole('button', { name });

const aDialog = ({ isOpen, set }: Control) => (
  <Dialog open={isOpen} onOpenChange={set} title="Precios">
    <input aria-label="Porcentaje" />
    <input aria-label="Motivo" />
  </Dialog>
);
const aQuestion = ({ isOpen, set }: Control) => (
  <ConfirmDialog open={isOpen} onOpenChange={set} title="¿Borrar?" confirmLabel="Borrar" onConfirm={() => {}}>
    Se borra
  </ConfirmDialog>
);
const aNotice = ({ isOpen, set }: Control) => (
  <AlertNotice message={isOpen ? 'Falló' : null} onClose={() => set(false)} />
);

test.each([
  ['dialog', aDialog, 'Cerrar'],
  ['question', aQuestion, 'Cancelar'],
  ['notice', aNotice, 'Cerrar'],
])('a %s that closes gives the focus back to what opened it', async (_, overlay, close) => {
  const user = show(overlay);
  await user.click(button('Abrir'));
  await user.click(button(close));
  await waitFor(() => expect(button('Abrir')).toHaveFocus());
  await user.keyboard('{Enter}{Tab}{Escape}');
  await waitFor(() => expect(button('Abrir')).toHaveFocus());
});

test('a question asked over a dialog gives the focus back to the field of the dialog', async () => {
  const user = show(({ isOpen, set }) => (
    <Dialog open={isOpen} onOpenChange={set} title="Precios">
      <Page overlay={aQuestion} />
    </Dialog>
  ));
  await user.click(button('Abrir'));
  const dialog = screen.getByRole('dialog');
  await user.click(button('Abrir'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(button('Abrir')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Abrir')).toHaveFocus());
});

test('a dialog that closes leaves the focus to a toast that took it on purpose', async () => {
  const user = show(({ isOpen, set }) => (
    <Dialog open={isOpen} onOpenChange={set} title="Precios">
      <button
        onClick={() => {
          set(false);
          setTimeout(() => button('Deshacer').focus());
        }}
      >
        Hecho
      </button>
    </Dialog>
  ));
  await user.click(button('Abrir'));
  await user.click(button('Hecho'));
  await waitFor(() => expect(button('Deshacer')).toHaveFocus());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(button('Deshacer')).toHaveFocus();
});
