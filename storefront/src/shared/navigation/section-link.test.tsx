import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '../router/index.ts';
import { SectionLink, useSectionScroll } from './section-link.tsx';

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

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  );

test('at home a section is scrolled to at once, smoothly', () => {
  show('/');
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' });
});

test('who asked for less motion is there at once', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  show('/');
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'start' });
  vi.unstubAllGlobals();
});

test('from another page the shopper is at home first, and the scroll follows a tenth of a second later', () => {
  show('/cart');
  const link = screen.getByRole('link', { name: 'go' });
  expect(link).toHaveAttribute('href', '/#contact');
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(99));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('the view stays with the section while the page above it grows, until the shopper takes over', () => {
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

test('an address whose section cannot be read opens the page all the same', () => {
  show('/#%E0%A4%A');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'go' })).toBeInTheDocument();
});
