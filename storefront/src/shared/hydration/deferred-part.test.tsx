import { useState, type ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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

it("deferred part keeps the server's markup until its code arrives, then renders with the current props", async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  type Shown = { default: (props: { units: number }) => ReactNode };
  let arrive: () => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<Shown>((resolve) => {
        arrive = () => resolve({ default: ({ units }) => <p>{`${units} en el carrito`}</p> });
      }),
  );
  const Part = deferHydration('part', load);
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
  expect(load).not.toHaveBeenCalled();
  await act(async () => comeNear?.());
  await act(async () => add());
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.getByText('0 en el carrito')).toBeVisible();

  await act(async () => arrive());
  expect(screen.getByText('1 en el carrito')).toBeVisible();
  await act(async () => add());
  expect(screen.getByText('2 en el carrito')).toBeVisible();
});

it('deferred part loads when what it shows changes, and not for a function that was made anew', async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  type Shown = { choice: { size: string; sizes: { name: string }[] }; onAdd: () => void };
  const load = vi.fn(() =>
    Promise.resolve({ default: ({ choice }: Shown) => <p>{`Talle ${choice.size}`}</p> }),
  );
  const Part = deferHydration('part', load);
  const page = (size: string) => <Part choice={{ size, sizes: [{ name: '90' }] }} onAdd={() => undefined} />;
  const root = document.createElement('div');
  const sent = '<div data-deferred="part"><!--$--><p>Talle 85</p><!--/$--></div>';
  root.append(document.createRange().createContextualFragment(sent));
  document.body.append(root);
  const hydrated = await act(async () => hydrateRoot(root, page('85')));
  await act(async () => hydrated.render(page('85')));
  expect(load).not.toHaveBeenCalled();
  await act(async () => hydrated.render(page('90')));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Talle 90')).toBeVisible();
});

it('deferred part waits for no part of that name in a page that is kept', async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  const Part = deferHydration('part', () => Promise.resolve({ default: () => <p>Opiniones</p> }));
  const [kept, root] = [document.createElement('div'), document.createElement('div')];
  kept.dataset.kept = '';
  kept.append(document.createRange().createContextualFragment('<div data-deferred="part"></div>'));
  document.body.append(kept, root);
  await act(async () => createRoot(root).render(<Part />));
  expect(await screen.findByText('Opiniones')).toBeVisible();
});

it('deferred part repeats a click that was replayed before its first render', async () => {
  vi.stubGlobal('IntersectionObserver', Watched);
  const onClick = vi.fn();
  const Part = deferHydration('part', () =>
    Promise.resolve({
      default: () => (
        <button type="button" onClick={onClick}>
          Avisame
        </button>
      ),
    }),
  );
  const root = document.createElement('div');
  const sent = '<div data-deferred="part"><!--$--><button type="button">Avisame</button><!--/$--></div>';
  root.append(document.createRange().createContextualFragment(sent));
  document.body.append(root);
  screen.getByRole('button').click();
  await act(async () => void hydrateRoot(root, <Part />));
  expect(onClick).toHaveBeenCalledOnce();
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
