import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lateDialog } from './lazy-dialog.tsx';

const Real = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>cerrar</button>;

function Page({ Dialog }: { Dialog: ReturnType<typeof lateDialog> }) {
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

test('a dialog that does not arrive leaves the page alone, and is asked for again', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Real }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce({ default: Real });
  const instead = vi.fn();
  render(<Page Dialog={lateDialog(load, instead)} />);
  await press('abrir');
  expect(screen.getByText('cerrado')).toBeVisible();
  expect(instead).toHaveBeenCalledTimes(1);
  await press('abrir');
  expect(screen.getByRole('button', { name: 'cerrar' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
