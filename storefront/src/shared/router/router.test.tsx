import { act, fireEvent, render, screen } from '@testing-library/react';
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
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  return <p data-testid="place">{JSON.stringify([pathname + search + hash, type, state])}</p>;
}
const place = () => JSON.parse(screen.getByTestId('place').textContent ?? '') as [string, string, unknown];

function show(links: React.ReactNode) {
  render(
    <BrowserRouter>
      <Place />
      {links}
    </BrowserRouter>,
  );
}

test('a link changes the address and carries its state, and Back returns', async () => {
  show(
    <Link to={{ pathname: '/cart', search: 'a=1', hash: 'top' }} state={{ from: 'here' }}>
      go
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart?a=1#top');
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toEqual(['/cart?a=1#top', 'PUSH', { from: 'here' }]);
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await back;
  });
  expect(place().slice(0, 2)).toEqual(['/', 'POP']);
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
