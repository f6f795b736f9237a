import path from 'node:path';
import { defineConfig } from 'vitest/config';

const here = (file: string) => path.resolve(import.meta.dirname, file);
const setupFiles = [here('scripts/testing/fail-on-console-error.ts')];
const longRounds = process.env.TEST_ROUNDS === 'long';
const patience = {
  // No test is on the clock: on a busy machine a screen may take many seconds to be checked.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // What passes only when tried again is told by its name.
  retry: process.env.CI ? 1 : 0,
};
// These packages keep state of the window or the page in which they are loaded.
const sharedLibraries = {
  isolate: false,
  environment: here('scripts/testing/fresh-dom-environment.ts'),
  runner: here('scripts/testing/fresh-dom-runner.ts'),
  server: { deps: { inline: [/@testing-library|@tanstack|radix-ui|aria-hidden|react-remove-scroll|cmdk|sonner|react-router/] } },
};
// The 'source' condition reads packages/* as TypeScript: tests need no build of them.
const conditions = ['source', 'module', 'node', 'import', 'default'];
const fromSource = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'contract',
          root: here('packages/contract'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
          setupFiles,
          ...patience,
        },
      },
      {
        extends: here('packages/web-kit/vitest.config.ts'),
        root: here('packages/web-kit'),
        test: { setupFiles, ...sharedLibraries, ...patience },
      },
      {
        extends: here('storefront/vite.config.ts'),
        root: here('storefront'),
        test: { setupFiles, ...sharedLibraries, ...patience },
      },
      {
        extends: here('admin-panel/vite.config.ts'),
        root: here('admin-panel'),
        test: { setupFiles, ...sharedLibraries, ...patience },
      },
      {
        test: {
          name: 'cms',
          root: here('cms'),
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: here('cms/tests/support/empty-shop.ts'),
          // A file boots a whole Strapi, and some a PostgreSQL: two cores carry two of them.
          maxWorkers: 2,
          ...patience,
          testTimeout: longRounds ? 7_200_000 : 300_000,
          hookTimeout: 900_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'tooling',
          root: here('.'),
          include: ['scripts/**/*.test.ts'],
          environment: 'node',
          ...patience,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
