import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchPath } from './location.ts';
import {
  BrowserRouter,
  VisitContext,
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './router.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));

function Address() {
  const { pathname, search, hash, state, key } = useLocation();
  const type = useNavigationType();
  return (
    <p data-testid="address" data-key={key}>
      {JSON.stringify([pathname + search + hash, type, state])}
    </p>
  );
}
const visitKey = () => screen.getByTestId('address').dataset.key;
const address = () =>
  JSON.parse(screen.getByTestId('address').textContent ?? '') as [string, string, unknown];

function show(links: React.ReactNode) {
  render(
    <BrowserRouter>
      {(visit) => (
        <VisitContext value={visit}>
          <Address />
          {links}
        </VisitContext>
      )}
    </BrowserRouter>,
  );
}

const goBack = async () => {
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await back;
  });
};

test('a link changes the address and passes its state, and Back returns', async () => {
  show(
    <Link to="/cart?a=1#top" state={{ from: 'here' }}>
      go
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart?a=1#top');
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toEqual(['/cart?a=1#top', 'PUSH', { from: 'here' }]);
  await goBack();
  expect(address().slice(0, 2)).toEqual(['/', 'POP']);
});

// @spec A.24
test('each page opened by the browser gets its own history key, which a reload keeps', () => {
  show(null);
  const first = visitKey();
  cleanup();
  show(null);
  expect(visitKey()).toBe(first);
  cleanup();
  window.history.pushState(null, '', '/cart');
  show(null);
  expect(visitKey()).not.toBe(first);
});

test('an in-page anchor keeps the history key, and Back from the next page returns to the anchor', async () => {
  show(<Link to="/cart">cart</Link>);
  const before = visitKey();
  window.history.pushState(null, '', '/#contenido');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  expect(address()[0]).toBe('/');
  fireEvent.click(screen.getByRole('link'));
  expect(address()[0]).toBe('/cart');
  await goBack();
  expect(address()[0]).toBe('/#contenido');
  expect(visitKey()).toBe(before);
});

test('navigating to the current address replaces the history entry', () => {
  show(<Link to="/">home</Link>);
  const before = window.history.length;
  fireEvent.click(screen.getByRole('link'));
  expect(address()[1]).toBe('REPLACE');
  expect(window.history.length).toBe(before);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with a modifier or the middle button is left to the browser: %j',
  (how) => {
    show(<Link to="/cart">cart</Link>);
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link'), how);
    expect(address()[0]).toBe('/');
  },
);

test('a link whose onClick prevents the default does not navigate', () => {
  show(
    <Link to="/cart" onClick={(event) => event.preventDefault()}>
      cart
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(address()[0]).toBe('/');
});

test('useSearchParams reads and replaces the query', () => {
  function Search() {
    const [search, setSearch] = useSearchParams();
    return (
      <button onClick={() => setSearch({ pedido: 'JL-1' }, { replace: true })}>
        {search.get('pedido') ?? 'none'}
      </button>
    );
  }
  show(<Search />);
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
  expect(screen.getByRole('button', { name: 'JL-1' })).toBeInTheDocument();
  expect(address()[0]).toBe('/?pedido=JL-1');
});

test('Navigate redirects when it is mounted', () => {
  function Redirecting() {
    const { pathname } = useLocation();
    return pathname === '/' ? <Navigate to="/cart" replace /> : null;
  }
  show(<Redirecting />);
  expect(address().slice(0, 2)).toEqual(['/cart', 'REPLACE']);
});

test('useNavigate navigates from code', () => {
  function Button() {
    const navigate = useNavigate();
    return <button onClick={() => navigate('/checkout')}>pay</button>;
  }
  show(<Button />);
  fireEvent.click(screen.getByRole('button'));
  expect(address()[0]).toBe('/checkout');
});

test('matchPath decodes the parameters and rejects other or malformed paths', () => {
  expect(matchPath('/product/:id', '/product/conjunto%20alma')).toEqual({ id: 'conjunto alma' });
  expect(matchPath('/product/:id', '/product/a/')).toEqual({ id: 'a' });
  expect(matchPath('/product/:id', '/Product/Conjunto-Alma')).toEqual({ id: 'conjunto-alma' });
  expect(matchPath('/order-confirmation/:orderNumber', '/order-confirmation/jl-1')).toEqual({
    orderNumber: 'JL-1',
  });
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/cart', '/checkout')).toBeNull();
  expect(matchPath('/product/:id', '/product')).toBeNull();
  expect(matchPath('/product/:id', '/product/%E0%A4%A')).toBeNull();
});

test('what only navigates does not render again on a navigation', () => {
  const onRender = vi.fn();
  const Navigating = () => {
    useNavigate();
    onRender();
    return null;
  };
  show(
    <>
      <Navigating />
      <Link to="/cart">Carrito</Link>
    </>,
  );
  fireEvent.click(screen.getByText('Carrito'));
  expect(address()[0]).toBe('/cart');
  expect(onRender).toHaveBeenCalledTimes(1);
});
