import { listProducts } from '@shop/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answering, aProduct, fakeServer } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import { recentSearches } from './recent-searches-store.ts';
import { SearchBox } from './search-box.tsx';

const server = fakeServer();

afterEach(() => recentSearches().clear());

const input = () => screen.getByRole('combobox', { name: 'Buscar productos' });

function suggest(corrections: { typed: string; used: string }[] = []) {
  const payload = ['Corpiño Luna', 'Corpiño Sol'].map((title, index) =>
    aProduct({ _id: `p${index}`, slug: `corpino-${index}`, title, price: 12_500 }),
  );
  const search = { sizes: [], colors: [], nearest: [], corrections };
  const counts = { page: 1, totalPages: 1, totalDocs: 2, totalProducts: 2 };
  server.use(answering(listProducts, { status: 'success', payload, search, ...counts }));
}

async function open(text: string) {
  renderAt(<SearchBox />, '/');
  await userEvent.type(input(), text);
  return screen.findByRole('listbox', { name: 'Sugerencias' });
}

test('search box controls a list of suggestions with prices', async () => {
  suggest();
  const list = await open('corp');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(input()).toHaveAttribute('aria-controls', list.id);
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Corpiño Luna$12.500', 'Corpiño Sol$12.500']);
  expect(screen.getByText('2 sugerencias')).toBeInTheDocument();
});

test('search box says which word was searched instead of a misspelled one', async () => {
  suggest([{ typed: 'corpiñp', used: 'corpiño' }]);
  await open('corpiñp');
  expect(screen.getByText('Buscamos “corpiño” en lugar de “corpiñp”.')).toBeVisible();
});

// @spec A.20
test('arrow keys move the active option in a circle through the input, and Enter opens it', async () => {
  suggest();
  const list = await open('corp');
  const [first, last] = within(list).getAllByRole('option');
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  expect(last).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(input()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(input()).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.type(input(), '{Enter}');
  expect(window.location.pathname).toBe('/product/corpino-0');
});

test('Enter without an active option opens the results and keeps the text on the device', async () => {
  suggest();
  await open(' corp ');
  await userEvent.type(input(), '{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/?buscar=corp');
  await waitFor(() => expect(recentSearches().current()).toEqual(['corp']));
});

// @spec A.20
test('an empty search box offers the recent searches, which one button deletes', async () => {
  for (const text of ['body', 'Encaje', 'encaje']) recentSearches().remember(text);
  renderAt(<SearchBox />, '/');
  await userEvent.click(input());
  const list = await screen.findByRole('listbox', { name: 'Búsquedas recientes' });
  const options = within(list).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['encaje', 'body']);
  expect(options[0]).toHaveAttribute('href', '/?buscar=encaje#products');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar búsquedas recientes' }));
  expect(list).not.toBeInTheDocument();
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('recentSearches')).toBe('[]');
});

test('recent searches ignore foreign values in the storage', () => {
  localStorage.setItem('recentSearches', JSON.stringify(['tul', 5, '', null]));
  recentSearches().remember('seda');
  expect(recentSearches().current()).toEqual(['seda', 'tul']);
});
