import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { island } from './deferred-part.tsx';

let comeNear: (() => void) | undefined;

class Watched {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => (comeNear = () => this.report([{ isIntersecting: true }]));
  disconnect = () => undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('a part asleep keeps what the server sent whatever changes around it, and wakes with what is true then', async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  const Part = island('part', () =>
    Promise.resolve({ default: ({ units }: { units: number }) => <p>{`${units} en el carrito`}</p> }),
  );
  let add: () => void = () => undefined;
  function Page() {
    const [units, setUnits] = useState(0);
    add = () => setUnits((before) => before + 1);
    return (
      <main>
        <output>{units}</output>
        <Part units={units} />
      </main>
    );
  }
  const root = document.createElement('div');
  const sent =
    '<main><output>0</output><div data-island="part"><!--$--><p>0 en el carrito</p><!--/$--></div></main>';
  root.append(document.createRange().createContextualFragment(sent));
  document.body.append(root);
  await act(async () => void hydrateRoot(root, <Page />));
  await act(async () => add());
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.getByText('0 en el carrito')).toBeVisible();

  await act(async () => comeNear?.());
  await act(async () => add());
  expect(screen.getByText('2 en el carrito')).toBeVisible();
});

it.each(['pointerdown', 'keydown', 'click', 'popstate'])(
  'a part asleep wakes with the first %s',
  async (touch) => {
    vi.stubGlobal('IntersectionObserver', Watched);
    const wake = vi.fn(() => Promise.resolve({ default: () => <p>Ya despierta</p> }));
    const Part = island('part', wake);
    const root = document.createElement('div');
    const sent = '<div data-island="part"><!--$--><p>Ya despierta</p><!--/$--></div>';
    root.append(document.createRange().createContextualFragment(sent));
    document.body.append(root);
    await act(async () => void hydrateRoot(root, <Part />));
    expect(wake).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event(touch)));
    expect(wake).toHaveBeenCalledOnce();
  },
);
