import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, Link, useLocation, VisitContext } from '../router/router.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

function Dialog({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog(onClose);
  return (
    <dialog ref={dialog} aria-label="Zoom">
      <button onClick={onClose}>close</button>
      <Link to="/cart" onClick={onClose}>
        cart
      </Link>
    </dialog>
  );
}

function Page() {
  const { pathname, key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p data-testid="page" data-key={key}>
        {pathname}
      </p>
      <button onClick={() => setIsOpen(true)}>open</button>
      <Link to="/other">other</Link>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const show = () =>
  render(
    <BrowserRouter>
      {(visit) => (
        <VisitContext value={visit}>
          <Page />
        </VisitContext>
      )}
    </BrowserRouter>,
  );
const page = () => screen.getByTestId('page');
const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => fireEvent.click(screen.getByText(name));
const travel = (move: () => void) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    move();
    await moved;
  });
const back = () => travel(() => window.history.back());

test('Back closes an open dialog and stays on the page', async () => {
  show();
  press('other');
  const { key } = page().dataset;
  press('open');
  expect(dialog()).toBeInTheDocument();
  await back();
  expect(dialog()).not.toBeInTheDocument();
  expect(page()).toHaveTextContent('/other');
  expect(page().dataset.key).toBe(key);
  await back();
  expect(page()).toHaveTextContent(/^\/$/);
});

test('a page opened in the moment in which a dialog closes stays, and Back leads to the one below', async () => {
  show();
  press('open');
  press('close');
  await travel(() => press('other'));
  expect(window.location.pathname).toBe('/other');
  expect(page()).toHaveTextContent('/other');
  await back();
  expect(page()).toHaveTextContent(/^\/$/);
  expect(dialog()).not.toBeInTheDocument();
});

test('a dialog closed by its button leaves no entry behind', async () => {
  show();
  press('other');
  press('open');
  await travel(() => press('close'));
  expect(page()).toHaveTextContent('/other');
  expect(window.history.state).not.toHaveProperty('dialog');
  await back();
  expect(page()).toHaveTextContent(/^\/$/);
});

test('Forward does not lead to a closed dialog', async () => {
  show();
  press('open');
  await travel(() => press('close'));
  await travel(() => window.history.forward());
  await waitFor(() => expect(window.history.state).not.toHaveProperty('dialog'));
  expect(dialog()).not.toBeInTheDocument();
});

test('Back after a link in a dialog leads to the page below the dialog', async () => {
  show();
  press('open');
  press('cart');
  expect(page()).toHaveTextContent('/cart');
  expect(dialog()).not.toBeInTheDocument();
  await back();
  expect(page()).toHaveTextContent(/^\/$/);
  expect(window.history.state).not.toHaveProperty('dialog');
});

test('a dialog returns the focus to its opener', async () => {
  show();
  screen.getByText('open').focus();
  press('open');
  await travel(() => press('close'));
  await waitFor(() => expect(screen.getByText('open')).toHaveFocus());
});

test('a dialog that comes after its page was left is given up, without an entry of the history', () => {
  const onClose = vi.fn();
  const { length } = window.history;
  render(
    <div data-kept="">
      <Dialog onClose={onClose} />
    </div>,
  );
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.history).toHaveLength(length);
});
