import { neededPart, optionalPart } from '@shop/web-kit/loading';
import { use, type ComponentType } from 'react';
import { useLocation } from '../router/router.tsx';

type Page = ComponentType<object>;

export type LazyPage = {
  View: ComponentType;
  load: (visit?: string) => Promise<Page>;
  /** Loads the code before a visit; one that is lost is loaded again by the visit. */
  preload: () => void;
};

/** Creates a page in a chunk of its own: rendered synchronously once loaded, suspended until then. */
export function lazyPage(importPage: () => Promise<{ default: Page }>): LazyPage {
  let loaded: Page | undefined;
  let loading: Promise<Page> | undefined;
  let failedAt: string | null = null;

  // A failed chunk is retried on the next visit only: retrying on every render would loop.
  function load(visit = ''): Promise<Page> {
    if (failedAt !== null && failedAt !== visit) [loading, failedAt] = [undefined, null];
    // The first page is loaded before hydration: the start guard starts anew what is lost there.
    loading ??= (visit ? neededPart(importPage) : importPage()).then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        failedAt = visit;
        throw error;
      },
    );
    return loading;
  }

  function View() {
    const { key } = useLocation();
    const Loaded = loaded ?? use(load(key));
    return <Loaded />;
  }

  const preload = () => optionalPart(importPage, (module) => (loaded = module.default));
  return { View, load, preload };
}
