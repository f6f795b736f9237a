import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, MemoryRouter, useLocation } from '#shared/router/index.ts';
import { ScrollManager } from './scroll-manager.tsx';

const scrolled = vi.fn<(options: ScrollToOptions) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo = scrolled as never;
});
afterEach(() => {
  vi.useRealTimers();
  scrolled.mockReset();
});

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <ScrollManager title={`Página ${pathname}`} />
      <main>
        <h1>{pathname}</h1>
        <Link to="/cart">go</Link>
      </main>
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  );

test('a new page starts at its top, and again fifty milliseconds later', () => {
  show();
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  act(() => void vi.advanceTimersByTime(49));
  expect(scrolled).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('a new page takes the focus to its heading and says its title', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(screen.getByRole('heading', { name: '/cart' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Página /cart');
  expect(document.title).toBe('Página /cart');
});
