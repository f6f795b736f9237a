import { use, type ComponentType } from 'react';

type Page = ComponentType<object>;

export type LazyPage = { View: ComponentType; load: () => Promise<Page> };

/** A page in a chunk of its own: loaded before it is rendered where that is possible, suspended otherwise. */
export function lazyPage(importPage: () => Promise<{ default: Page }>): LazyPage {
  let loaded: Page | undefined;
  let loading: Promise<Page> | undefined;

  function load(): Promise<Page> {
    loading ??= importPage().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function View() {
    const Loaded = loaded ?? use(load());
    return <Loaded />;
  }

  return { View, load };
}
