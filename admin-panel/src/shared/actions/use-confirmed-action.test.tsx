import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { useConfirmedAction } from './use-confirmed-action.tsx';

let succeed: () => void;
let fail: (reason: Error) => void;

const waiting = () =>
  new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });

function Removal() {
  const { ask, dialog } = useConfirmedAction({
    question: (name: string) => ({ title: `¿Borrar ${name}?`, text: 'No vuelve', confirmLabel: 'Borrar' }),
    run: waiting,
    success: (_answer, name) => `Borraste ${name}`,
    failed: (why) => `No se pudo: ${why}`,
  });
  return (
    <>
      <button onClick={() => ask('Alma')}>Pedir</button>
      {dialog}
    </>
  );
}

async function confirm() {
  const { user } = renderRoute([{ path: '/', Component: Removal }], '/');
  await user.click(screen.getByRole('button', { name: 'Pedir' }));
  expect(screen.getByRole('alertdialog', { name: '¿Borrar Alma?' })).toHaveTextContent('No vuelve');
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(screen.getByRole('button', { name: 'Borrar' })).toBeDisabled();
}

test('a confirmed action keeps its question open until it is done, and tells the success', async () => {
  await confirm();
  succeed();
  expect(await screen.findByText('Borraste Alma')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a confirmed action that fails closes its question and tells the reason', async () => {
  await confirm();
  fail(new Error('Está en uso'));
  expect(await screen.findByText('No se pudo: Está en uso')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
