import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './filter-fields.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const requests: string[] = [];
  let arrive: (search: string) => void = () => undefined;
  function List() {
    const [search, setSearch] = useState('');
    arrive = (next) => act(() => setSearch(next));
    return (
      <SearchField
        label="Buscar"
        placeholder="Nombre"
        search={search}
        onSearch={(text) => void requests.push(text)}
      />
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: List }])} />);
  const field = screen.getByRole('searchbox', { name: 'Buscar' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const pause = () => act(() => void vi.advanceTimersByTime(PRODUCT_SEARCH_DEBOUNCE_MS));
  return { requests, arrive: (search: string) => arrive(search), field, type, pause };
}

it('the search field keeps letters typed before the address has changed', () => {
  const { requests, arrive, field, type, pause } = open();
  type('J');
  pause();
  type('JL');
  arrive('J');
  expect(field).toHaveValue('JL');
  pause();
  type('JL-2');
  arrive('JL');
  pause();
  arrive('JL-2');
  expect(field).toHaveValue('JL-2');
  expect(requests).toEqual(['J', 'JL', 'JL-2']);
});

it('the search field searches again when a search is undone before the address has changed', () => {
  const { requests, arrive, field, type, pause } = open();
  type('J');
  pause();
  type('');
  pause();
  expect(requests).toEqual(['J', '']);
  arrive('J');
  arrive('');
  expect(field).toHaveValue('');
});

it('the search field follows other changes of the address without searching', () => {
  const { requests, arrive, field, type, pause } = open();
  type('encaje ');
  pause();
  arrive('encaje');
  expect(field).toHaveValue('encaje ');
  arrive('');
  expect(field).toHaveValue('');
  arrive('encaje');
  expect(field).toHaveValue('encaje');
  pause();
  expect(requests).toEqual(['encaje']);
});

it('the search field searches without a pause on Enter and on blur', () => {
  const { requests, arrive, field, type } = open();
  type('seda');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(requests).toEqual(['seda']);
  fireEvent.blur(field);
  expect(requests).toEqual(['seda']);
  arrive('seda');
  type('seda negra');
  fireEvent.blur(field);
  expect(requests).toEqual(['seda', 'seda negra']);
});
