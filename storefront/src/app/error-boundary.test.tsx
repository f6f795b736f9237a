import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('The page could not be had');
}

it('error boundary says that there is no connection and reloads when it returns', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The reload itself is the browser's: a failing probe stops before it.
  const probe = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Cuando vuelva internet, esta página se carga sola.');
  expect(probe).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(probe).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(probe).toHaveBeenCalledTimes(1);
  report.mockRestore();
  vi.restoreAllMocks();
});

it('error boundary stays in the shop when reloading fails for lack of a connection', async () => {
  const user = userEvent.setup();
  // React reports what the boundary catches.
  const report = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo salió mal en esta página.');
  await user.click(screen.getByRole('button', { name: 'Recargar' }));
  expect(await screen.findByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  expect(window.fetch).toHaveBeenCalledWith(window.location.href);
  report.mockRestore();
  vi.restoreAllMocks();
});
