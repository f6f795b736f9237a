import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, useLocation, useNavigate } from '#shared/router/router.tsx';
import { MemoryRouter } from '#testing/memory-router.tsx';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { ScrollManager } from './scroll-manager.tsx';

const scrolled = vi.fn<(options: ScrollToOptions) => void>();
beforeEach(() => {
  // A page that is left stores its position, also that of the test before.
  sessionStorage.clear();
  vi.useFakeTimers();
  // The window's own frames stop for good when the clock of a test ends before they are due.
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  window.scrollTo = scrolled as never;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrolled.mockReset();
});

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ScrollManager title={`Página ${pathname}`} />
      <main>
        <h1>{pathname}</h1>
        <Link to="/cart">go</Link>
        <button onClick={() => navigate(-1)}>back</button>
        <section id="products" />
      </main>
    </>
  );
}

const show = (at = '/') =>
  render(
    <MemoryRouter initialAddress={at}>
      <Page />
    </MemoryRouter>,
  );

// @spec 2.1.10
test('scroll manager scrolls a new page to its top, and again fifty milliseconds later', () => {
  show();
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  act(() => void vi.advanceTimersByTime(49));
  expect(scrolled).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('scroll manager focuses the heading of a new page and announces its title', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(screen.getByRole('heading', { name: '/cart' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Página /cart');
  expect(document.title).toBe('Página /cart');
});

// @spec A.24
test('scroll manager restores the position on Back, even on a page opened at a section', () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  show('/?buscar=encaje#products');
  act(() => void vi.advanceTimersByTime(100));
  expect(brought).toHaveBeenCalledTimes(1);
  vi.stubGlobal('scrollY', 1_800);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  act(() => void vi.advanceTimersByTime(4_000));
  scrolled.mockClear();
  brought.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  act(() => void vi.advanceTimersByTime(4_000));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 1_800, behavior: 'instant' });
  expect(brought).not.toHaveBeenCalled();
});

test('scroll manager restores the top of a page that was left unscrolled', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

// @spec A.24
test('scroll manager follows a list that grows after Back until the shopper scrolls', () => {
  const growing: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        growing.push(grown);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const grow = () => growing.forEach((grown) => grown());
  show('/');
  vi.stubGlobal('scrollY', 1_800);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  act(() => void vi.advanceTimersByTime(4_000));
  vi.stubGlobal('scrollY', 300);
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  act(() => void vi.advanceTimersByTime(4_000));
  scrolled.mockClear();
  grow();
  expect(scrolled.mock.calls).toEqual([[{ top: 1_800, behavior: 'instant' }]]);
  expect(disconnect).not.toHaveBeenCalled();
  fireEvent.wheel(window);
  expect(disconnect).toHaveBeenCalled();
});

test('scroll manager focuses the heading of the list when the pressed filter disappears', () => {
  function Filtered() {
    const { search } = useLocation();
    return (
      <>
        <ScrollManager title="Lista" />
        <main>
          <h1>Lista</h1>
          {search !== '' && (
            <Link to="/" state={IN_PLACE}>
              quitar
            </Link>
          )}
          <h2>Productos</h2>
        </main>
      </>
    );
  }
  render(
    <MemoryRouter initialAddress={'/?talle=M'}>
      <Filtered />
    </MemoryRouter>,
  );
  screen.getByRole('link', { name: 'quitar' }).focus();
  fireEvent.click(screen.getByRole('link', { name: 'quitar' }));
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByRole('heading', { name: 'Productos' })).toHaveFocus();
});

test('scroll manager focuses the heading of the section in the address', () => {
  window.location.hash = '#products';
  render(
    <MemoryRouter initialAddress={'/cart'}>
      <ScrollManager title="Inicio" />
      <main>
        <h1>Inicio</h1>
        <section id="products">
          <h2>Productos</h2>
        </section>
        <Link to="/?buscar=encaje#products">buscar</Link>
      </main>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'buscar' }));
  expect(screen.getByRole('heading', { name: 'Productos' })).toHaveFocus();
  window.location.hash = '';
});
