import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { deferHydration } from './deferred-part.tsx';

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

it("deferred part keeps the server's markup until it is near, then renders with the current props", async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  const Part = deferHydration('part', () =>
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
    '<main><output>0</output><div data-deferred="part"><!--$--><p>0 en el carrito</p><!--/$--></div></main>';
  root.append(document.createRange().createContextualFragment(sent));
  document.body.append(root);
  await act(async () => void hydrateRoot(root, <Page />));
  await act(async () => add());
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.getByText('0 en el carrito')).toBeVisible();

  await act(async () => comeNear?.());
  expect(screen.getByText('1 en el carrito')).toBeVisible();
  await act(async () => add());
  expect(screen.getByText('2 en el carrito')).toBeVisible();
});

it.each(['pointerdown', 'keydown', 'click', 'popstate'])(
  'deferred part hydrates at the first %s',
  async (touch) => {
    vi.stubGlobal('IntersectionObserver', Watched);
    const load = vi.fn(() => Promise.resolve({ default: () => <p>Ya despierta</p> }));
    const Part = deferHydration('part', load);
    const root = document.createElement('div');
    const sent = '<div data-deferred="part"><!--$--><p>Ya despierta</p><!--/$--></div>';
    root.append(document.createRange().createContextualFragment(sent));
    document.body.append(root);
    await act(async () => void hydrateRoot(root, <Part />));
    expect(load).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event(touch)));
    expect(load).toHaveBeenCalledOnce();
  },
);

it('deferred part repeats a click that was made before its code arrived, once', async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  const onClick = vi.fn();
  const Button = () => (
    <button type="button" onClick={onClick}>
      Avisame
    </button>
  );
  let arrive: () => void = () => undefined;
  const Part = deferHydration(
    'part',
    () => new Promise<{ default: typeof Button }>((resolve) => (arrive = () => resolve({ default: Button }))),
  );
  const root = document.createElement('div');
  const sent = '<div data-deferred="part"><!--$--><button type="button">Avisame</button><!--/$--></div>';
  root.append(document.createRange().createContextualFragment(sent));
  document.body.append(root);
  await act(async () => void hydrateRoot(root, <Part />));
  await act(async () => screen.getByRole('button').click());
  expect(onClick).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(onClick).toHaveBeenCalledOnce();
  await act(async () => screen.getByRole('button').click());
  expect(onClick).toHaveBeenCalledTimes(2);
});
