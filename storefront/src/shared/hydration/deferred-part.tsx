import { neededPart } from '@shop/web-kit/loading';
import { findShown } from '#shared/navigation/find-shown.ts';
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';

// Screen readers only send clicks, and Back sends popstate: all of them may change what a deferred part shows.
const INTERACTIONS = ['pointerdown', 'keydown', 'click', 'popstate'] as const;
const NEAR = '400px';
// React stops events inside a dehydrated part: only the capture phase sees them all.
const LISTENING = { passive: true, capture: true };

const loaders = new Set<() => Promise<unknown>>();

/** Loads every deferred part: the server renders them all synchronously, and tests do not wait for them. */
export const loadDeferredParts = (): Promise<unknown> => Promise.all([...loaders].map((load) => load()));

const listen = (events: readonly string[], listener: (event: Event) => void) =>
  events.forEach((name) => globalThis.addEventListener?.(name, listener, LISTENING));

function whenNear(name: string): Promise<void> {
  const part = findShown(`[data-deferred="${name}"]`);
  if (!part || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(part);
  });
}

// Without functions, which every render makes anew, and elements, which refer to their page.
const contentOf = (props: object): string =>
  JSON.stringify(props, (_, value: { nodeType?: number } | null) => (value?.nodeType ? 0 : value));

const nextRetry = () => new Promise<unknown>((resolve) => listen([...INTERACTIONS, 'online'], resolve));

/** Creates a part in a chunk of its own: rendered by the server, hydrated when the shopper comes near or interacts. */
export function deferHydration<P extends object>(
  name: string,
  importPart: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const load = () => importPart().then((module) => (loaded = module.default));
  // After a failed download the server's markup stays, and the next interaction retries.
  const loadWithRetry = (): Promise<ComponentType<P>> =>
    neededPart(load).catch(() => nextRetry().then(loadWithRetry));
  loaders.add(load);

  // Both listen from the beginning: interactions made before the page's script ran are replayed at its start.
  let want: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (want = resolve));
  // React drops a click on a part whose code has not arrived, so it is repeated once the part is hydrated.
  let dropped: HTMLElement | null = null;
  const record = ({ target }: Event) => {
    if (!loaded && target instanceof Element)
      dropped = target.closest<HTMLElement>(`[data-deferred="${name}"] button[type=button]`) ?? dropped;
  };
  listen(INTERACTIONS, want);
  listen(['click'], record);
  const start = () => Promise.race([whenNear(name), isWanted]).then(loadWithRetry);

  function Part({ shown, onHydrated }: { shown: P; onHydrated: (is: true) => void }) {
    // `use` needs the same promise on every render; code that was there before the first one needs no `use`.
    const Loaded = loaded && !loading ? loaded : use((loading ??= start()));
    useLayoutEffect(() => onHydrated(true), [onHydrated]);
    return <Loaded {...shown} />;
  }

  return function Deferred(props: P) {
    const [first] = useState(props);
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => {
      if (!isHydrated) return;
      dropped?.click();
      dropped = null;
    }, [isHydrated]);
    useEffect(() => {
      if (!isHydrated && contentOf(first) !== contentOf(props)) want();
    });
    // A prop change before hydration would make React discard the server's markup and wait for the code.
    const shown = isHydrated ? props : first;
    return useMemo(
      () => (
        <div data-deferred={name}>
          <Suspense>
            <Part shown={shown} onHydrated={setHydrated} />
          </Suspense>
        </div>
      ),
      [shown],
    );
  };
}
