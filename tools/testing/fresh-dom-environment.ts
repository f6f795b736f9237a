import { type Environment } from 'vitest/runtime';

/** Resolves modules as for a browser; FreshDomRunner opens one jsdom window per test file. */
const freshDom: Environment = {
  name: 'fresh-dom',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default freshDom;
