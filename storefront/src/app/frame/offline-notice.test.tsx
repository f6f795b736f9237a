import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineNotice } from './header.tsx';

afterEach(() => vi.restoreAllMocks());

test('offline notice is shown while the browser is offline', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión\./);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('offline notice leaves it to a saved copy to say that there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const copy = document.createElement('p');
  copy.dataset.savedCopy = '';
  document.body.append(copy);
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  copy.remove();
});
