import path from 'node:path';
import { defineConfig } from 'vitest/config';

const here = (file: string) => path.resolve(import.meta.dirname, file);
const setupFiles = [here('tools/testing/fail-on-console-error.ts')];
const longRounds = process.env.TEST_ROUNDS === 'long';
const timeouts = {
  // Generous, because no test measures time and a busy machine may need many seconds per screen.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // tools/testing/flaky-test-reporter.mjs names the tests that pass only on a retry.
  retry: process.env.CI ? 1 : 0,
};
// These packages keep state of the page, or change the window, in which they are loaded.
const loadedPerFile =
  /@testing-library|css\.escape|@tanstack|radix-ui|aria-hidden|react-remove-scroll|cmdk|sonner|react-router/;
const sharedLibraries = {
  isolate: false,
  environment: here('tools/testing/fresh-dom-environment.ts'),
  runner: here('tools/testing/fresh-dom-runner.ts'),
  server: { deps: { inline: [loadedPerFile] } },
};
// The 'source' condition reads packages/* as TypeScript, so tests need no build of them.
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
          // Pure functions share no state.
          isolate: false,
          setupFiles,
          ...timeouts,
        },
      },
      {
        extends: here('packages/web-kit/vitest.config.ts'),
        root: here('packages/web-kit'),
        test: { name: 'web-kit', setupFiles, ...sharedLibraries, ...timeouts },
      },
      {
        extends: here('storefront/vite.config.ts'),
        root: here('storefront'),
        test: { name: 'storefront', setupFiles, ...sharedLibraries, ...timeouts },
      },
      {
        extends: here('admin-panel/vite.config.ts'),
        root: here('admin-panel'),
        test: { name: 'admin-panel', setupFiles, ...sharedLibraries, ...timeouts },
      },
      {
        test: {
          name: 'cms-unit',
          root: here('cms'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'cms',
          root: here('cms'),
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: here('cms/tests/support/databases/empty-shop.ts'),
          setupFiles: [here('cms/tests/support/databases/fail-on-deprecated-queries.ts')],
          // Each file starts a Strapi process and some a PostgreSQL: two at a time suit two cores.
          maxWorkers: 2,
          // Projects with another number of workers run in a group of their own.
          sequence: { groupOrder: 1 },
          ...timeouts,
          testTimeout: longRounds ? 7_200_000 : 300_000,
          hookTimeout: 900_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'tooling',
          root: here('.'),
          include: ['tools/**/*.test.ts'],
          environment: 'node',
          ...timeouts,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
