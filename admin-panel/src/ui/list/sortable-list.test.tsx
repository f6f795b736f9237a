import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { SortableItem, SortableList } from './sortable-list.tsx';

function Letters() {
  const [letters, setLetters] = useState(['a', 'b', 'c']);
  const move = (from: number, to: number) => {
    const rest = letters.filter((_, at) => at !== from);
    setLetters(rest.toSpliced(to, 0, letters[from] ?? ''));
  };
  return (
    <>
      <h2>{'Letras'}</h2>
      <SortableList ids={letters} onMove={move}>
        {letters.map((letter, at) => (
          <SortableItem
            key={letter}
            id={letter}
            at={at}
            count={letters.length}
            heading={`Letra ${letter}`}
            labels={{
              drag: `Mover ${letter}`,
              up: `Subir ${letter}`,
              down: `Bajar ${letter}`,
              remove: `Quitar ${letter}`,
            }}
            onMove={(to) => move(at, to)}
            onRemove={() => setLetters(letters.filter((one) => one !== letter))}
          >
            {letter}
          </SortableItem>
        ))}
      </SortableList>
    </>
  );
}

const order = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('the buttons of a sortable list move an item and are disabled at the ends', async () => {
  const user = userEvent.setup();
  render(<Letters />);
  await user.click(screen.getByRole('button', { name: 'Subir c' }));
  expect(order()).toEqual(['Letra a', 'Letra c', 'Letra b']);
  await user.click(screen.getByRole('button', { name: 'Bajar a' }));
  expect(order()).toEqual(['Letra c', 'Letra a', 'Letra b']);
  expect(screen.getByRole('button', { name: 'Subir c' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Bajar b' })).toBeDisabled();
  expect(await accessibilityFaults()).toEqual([]);
});

test('the keyboard lifts an item of a sortable list with an announcement, and Escape cancels', async () => {
  const user = userEvent.setup();
  render(<Letters />);
  screen.getByRole('button', { name: 'Mover b' }).focus();
  await user.keyboard(' ');
  // jsdom has no layout, so the announced position is arbitrary.
  expect(
    await screen.findByText(/^(Levantaste el elemento 2|Ahora está en el lugar \d)\.$/),
  ).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Volvió a su lugar.')).toBeInTheDocument();
  expect(order()).toEqual(['Letra a', 'Letra b', 'Letra c']);
});

test('the remove button removes an item of a sortable list', async () => {
  render(<Letters />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar b' }));
  expect(order()).toEqual(['Letra a', 'Letra c']);
});
