import { defineConfig, devices } from '@playwright/test';
import base from '../playwright.config.ts';

// A scale factor of 1 keeps the files small.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** Screenshots for docs/screens: npm run screens -w e2e, or some of them with -- -g 'shop-cart'. */
export default defineConfig({
  ...base,
  testDir: './screens',
  testMatch: 'take-screens.ts',
  fullyParallel: true,
  projects: [
    { name: '390', use: phone },
    { name: '1366', use: { viewport: { width: 1366, height: 768 } } },
  ],
});
