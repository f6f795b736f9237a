import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordInteractions } from './interaction-replay.ts';

// @spec A.23

function Controls() {
  const [pressed, setPressed] = useState<string[]>([]);
  const [size, setSize] = useState('');
  const [order, setOrder] = useState('name');
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [units, setUnits] = useState('1');
  return (
    <>
      <button type="button" onClick={() => setPressed([...pressed, size])}>
        press
      </button>
      {['S', 'M'].map((name) => (
        <input
          key={name}
          type="radio"
          name="size"
          aria-label={name}
          checked={size === name}
          onChange={() => setSize(name)}
        />
      ))}
      <select aria-label="order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>name</option>
        <option>price</option>
      </select>
      <input
        type="search"
        aria-label="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input aria-label="units" value={units} onChange={({ target }) => setUnits(target.value)} />
      <textarea aria-label="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>{JSON.stringify({ pressed, size, order, text, note, units })}</output>
    </>
  );
}

const known = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  const page = new DOMParser().parseFromString(renderToString(<Controls />), 'text/html');
  place.append(...page.body.childNodes);
});
afterEach(() => place.remove());

async function answer(repeat: () => Promise<void>) {
  await act(async () => void hydrateRoot(place, <Controls />));
  await act(repeat);
}

test('interaction replay repeats clicks, choices and inputs after hydration', async () => {
  const repeat = recordInteractions(window);
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  fireEvent.click(screen.getByRole('button', { name: 'press' }));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'encaje' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'units' }), { target: { value: '3' } });
  const order = screen.getByRole('combobox');
  fireEvent.input(order, { target: { value: 'price' } });
  await answer(repeat);
  expect(known()).toMatchObject({ pressed: ['M'], size: 'M', order: 'price', text: 'encaje', units: '3' });
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  expect(order).toHaveValue('price');
});

test('interaction replay repeats only the last choice, and later clicks run once', async () => {
  const repeat = recordInteractions(window);
  for (const size of ['S', 'M', 'S']) fireEvent.click(screen.getByRole('radio', { name: size }));
  await answer(repeat);
  expect(known()).toMatchObject({ pressed: [], size: 'S' });
  fireEvent.click(screen.getByRole('button', { name: 'press' }));
  expect(known()).toMatchObject({ pressed: ['S'] });
});

test('interaction replay finds input made before it started recording', async () => {
  fireEvent.click(screen.getByRole('radio', { name: 'S' }));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'bata' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'note' }), { target: { value: 'sin bolsa' } });
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'price' } });
  await answer(recordInteractions(window));
  expect(known()).toMatchObject({ size: 'S', text: 'bata', note: 'sin bolsa', order: 'price', units: '1' });
});

test('interaction replay ignores values that the server rendered', async () => {
  await answer(recordInteractions(window));
  expect(known()).toEqual({ pressed: [], size: '', order: 'name', text: '', note: '', units: '1' });
});
