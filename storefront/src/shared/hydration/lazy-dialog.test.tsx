import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

const Real = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>cerrar</button>;

function Page({ Dialog }: { Dialog: ReturnType<typeof lazyDialog> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>abrir</button>
      {open && <Dialog onClose={() => setOpen(false)} />}
      <output>{open ? 'abierto' : 'cerrado'}</output>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('lazy dialog closes after a failed download and retries at the next opening', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Real }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce({ default: Real });
  const instead = vi.fn();
  render(<Page Dialog={lazyDialog(load, instead)} />);
  await press('abrir');
  expect(screen.getByText('cerrado')).toBeVisible();
  expect(instead).toHaveBeenCalledTimes(1);
  await press('abrir');
  expect(screen.getByRole('button', { name: 'cerrar' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
