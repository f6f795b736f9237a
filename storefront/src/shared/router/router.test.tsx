import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './index.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

function Place() {
  const { pathname, search, hash, state, key } = useLocation();
  const type = useNavigationType();
  return (
    <p data-testid="place" data-key={key}>
      {JSON.stringify([pathname + search + hash, type, state])}
    </p>
  );
}
const visitKey = () => screen.getByTestId('place').dataset.key;
const place = () => JSON.parse(screen.getByTestId('place').textContent ?? '') as [string, string, unknown];

function show(links: React.ReactNode) {
  render(
    <BrowserRouter>
      <Place />
      {links}
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

test('a link changes the address and carries its state, and Back returns', async () => {
  show(
    <Link to={{ pathname: '/cart', search: 'a=1', hash: 'top' }} state={{ from: 'here' }}>
      go
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart?a=1#top');
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toEqual(['/cart?a=1#top', 'PUSH', { from: 'here' }]);
  await goBack();
  expect(place().slice(0, 2)).toEqual(['/', 'POP']);
});

test('each page that the browser opens is a visit of its own, and stays it when it is opened again', () => {
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

test('a link within the page moves no shopper, and Back from the next page leads to it again', async () => {
  show(<Link to="/cart">cart</Link>);
  const before = visitKey();
  window.history.pushState(null, '', '/#contenido');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  expect(place()[0]).toBe('/');
  fireEvent.click(screen.getByRole('link'));
  expect(place()[0]).toBe('/cart');
  await goBack();
  expect(place()[0]).toBe('/#contenido');
  expect(visitKey()).toBe(before);
});

test('going to where one is replaces the visit', () => {
  show(<Link to="/">home</Link>);
  const before = window.history.length;
  fireEvent.click(screen.getByRole('link'));
  expect(place()[1]).toBe('REPLACE');
  expect(window.history.length).toBe(before);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click for another tab is left to the browser: %j',
  (how) => {
    show(<Link to="/cart">cart</Link>);
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link'), how);
    expect(place()[0]).toBe('/');
  },
);

test('a link may decline to go', () => {
  show(
    <Link to="/cart" onClick={(event) => event.preventDefault()}>
      cart
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(place()[0]).toBe('/');
});

test('the query can be read and changed', () => {
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
  expect(place()[0]).toBe('/?pedido=JL-1');
});

test('a screen can send its visitor elsewhere', () => {
  function Away() {
    const { pathname } = useLocation();
    return pathname === '/' ? <Navigate to="/cart" replace /> : null;
  }
  show(<Away />);
  expect(place().slice(0, 2)).toEqual(['/cart', 'REPLACE']);
});

test('code can go anywhere', () => {
  function Button() {
    const navigate = useNavigate();
    return <button onClick={() => navigate('/checkout')}>pay</button>;
  }
  show(<Button />);
  fireEvent.click(screen.getByRole('button'));
  expect(place()[0]).toBe('/checkout');
});

test('patterns give their parameters, decoded; what does not fit or cannot be decoded is no match', () => {
  expect(matchPath('/product/:id', '/product/conjunto%20alma')).toEqual({ id: 'conjunto alma' });
  expect(matchPath('/product/:id', '/product/a/')).toEqual({ id: 'a' });
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/cart', '/checkout')).toBeNull();
  expect(matchPath('/product/:id', '/product')).toBeNull();
  expect(matchPath('/product/:id', '/product/%E0%A4%A')).toBeNull();
});
