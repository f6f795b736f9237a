import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#testing/memory-router.tsx';
import { SectionLink, useSectionScroll } from './section-link.tsx';

// @spec 2.3.3

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrolled as never;
});
afterEach(() => {
  vi.useRealTimers();
  scrolled.mockReset();
});

function Page() {
  useSectionScroll();
  return (
    <>
      <SectionLink section="contact">go</SectionLink>
      <section id="contact" />
    </>
  );
}

function show(at: string) {
  window.history.replaceState(null, '', at);
  return render(
    <MemoryRouter initialAddress={at}>
      <Page />
    </MemoryRouter>,
  );
}

// @spec 2.2.7
test('section link on the home page scrolls smoothly at once', () => {
  show('/');
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' });
});

// @spec A.25
test('section link scrolls instantly with reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  show('/');
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'start' });
  vi.unstubAllGlobals();
});

// @spec 2.2.8
test('section link on another page opens the home page and scrolls 100 ms later', () => {
  show('/cart');
  const link = screen.getByRole('link', { name: 'go' });
  expect(link).toHaveAttribute('href', '/#contact');
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(99));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

// @spec 2.2.8
test('section link follows its section while the page grows, until the shopper scrolls', () => {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(change: () => void) {
        grow = change;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  show('/cart');
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  act(() => void vi.advanceTimersByTime(100));
  act(() => void vi.advanceTimersByTime(2_900));
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
  fireEvent.wheel(document.body);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('useSectionScroll ignores a malformed section in the address', () => {
  show('/#%E0%A4%A');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'go' })).toBeInTheDocument();
});
