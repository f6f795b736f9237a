import { memo, Suspense, use, type ComponentType } from 'react';

// A screen reader only clicks, and Back comes from outside the page: what they change would wait for a part asleep.
const FIRST_TOUCH = ['pointerdown', 'keydown', 'click', 'popstate'] as const;
const NEAR = '400px';
// React stops events inside a part that is not hydrated yet: only the capture phase is sure to pass here.
const LISTENING = { passive: true, capture: true };

const loaders = new Set<() => Promise<unknown>>();

/** Brings every island in: the server renders them all at once. */
export const loadIslands = (): Promise<unknown> => Promise.all([...loaders].map((load) => load()));

// What the server sent stays as it is until the shopper comes near it or touches the page.
function whenNear(name: string): Promise<void> {
  const place = document.querySelector(`[data-island="${name}"]`);
  if (!place || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      { rootMargin: NEAR },
    );
    const arrive = () => {
      observer.disconnect();
      FIRST_TOUCH.forEach((touch) => removeEventListener(touch, arrive, LISTENING));
      resolve();
    };
    observer.observe(place);
    FIRST_TOUCH.forEach((touch) => addEventListener(touch, arrive, LISTENING));
  });
}

const nextTry = () =>
  new Promise<void>((resolve) => {
    const again = [...FIRST_TOUCH, 'online'];
    const listener = () => {
      again.forEach((name) => removeEventListener(name, listener, LISTENING));
      resolve();
    };
    again.forEach((name) => addEventListener(name, listener, LISTENING));
  });

/** A part below the first view in a chunk of its own: there from the start, alive once it is near. */
export function island<P extends object>(
  name: string,
  importPart: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  let near: Promise<ComponentType<P>> | undefined;
  const load = () => importPart().then((module) => (loaded = module.default));
  // A part that did not arrive leaves the page as it is, and is asked for again.
  const arrive = (): Promise<ComponentType<P>> => load().catch(() => nextTry().then(arrive));
  if (import.meta.env.SSR) loaders.add(load);

  function Part(props: P) {
    // The server has loaded it before it renders; a browser asks the same promise each time.
    const Loaded = import.meta.env.SSR && loaded ? loaded : use((near ??= whenNear(name).then(arrive)));
    return <Loaded {...props} />;
  }

  function Island(props: P) {
    return (
      <div data-island={name}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }

  // Asleep, it must not hear of changes around it: React would clear what the server sent and wait for the code.
  return memo(Island, () => loaded === undefined);
}
