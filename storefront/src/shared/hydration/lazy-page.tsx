import { use, type ComponentType } from 'react';
import { useLocation } from '../router/index.ts';

type Page = ComponentType<object>;

export type LazyPage = { View: ComponentType; load: (visit?: string) => Promise<Page> };

/** A page in a chunk of its own: loaded before it is rendered where that is possible, suspended otherwise. */
export function lazyPage(importPage: () => Promise<{ default: Page }>): LazyPage {
  let loaded: Page | undefined;
  let loading: Promise<Page> | undefined;
  let failedAt: string | null = null;

  // A chunk that failed is asked for again at the next visit: asked for at each render, it would loop.
  function load(visit = ''): Promise<Page> {
    if (failedAt !== null && failedAt !== visit) [loading, failedAt] = [undefined, null];
    loading ??= importPage().then(
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

  return { View, load };
}
