import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The shop in the engines of other phones: npm run test:engines, or one with -- --project webkit. */
export default defineConfig({
  ...base,
  testDir: './specs',
  workers: 1,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } as object },
    { name: 'webkit', use: { engine: 'webkit' } as object },
  ],
});
