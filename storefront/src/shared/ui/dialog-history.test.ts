import { expect, test, vi } from 'vitest';
import { addDialogEntry } from './dialog-history.ts';

const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('addDialogEntry waits for the entry of a dialog that is just closing', async () => {
  const closeFirst = addDialogEntry(() => undefined);
  const onBack = vi.fn();
  closeFirst();
  const close = addDialogEntry(onBack);
  await moved();
  expect(window.history.state).toHaveProperty('dialog');
  expect(onBack).not.toHaveBeenCalled();
  window.history.back();
  await moved();
  expect(onBack).toHaveBeenCalledOnce();
  close();
});
