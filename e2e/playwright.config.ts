import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, HOW_TO_INSTALL } from '../tools/checks/chromium.mjs';
import { shopUnderTest } from './fixtures/shops/shop-under-test.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_INSTALL);

const sharedShop = await shopUnderTest();
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './specs',
  // The workers share two cores with the shop itself.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may kill a browser; the report names tests that pass only on retry.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: './test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: sharedShop.origin,
    // Reports a blocked action before the test times out.
    actionTimeout: 30_000,
    // Calls that pass through a service worker escape `page.route`; specs/shop/offline.spec.ts and silent-line.spec.ts allow it.
    serviceWorkers: 'block',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Salta',
    launchOptions: { executablePath, args: BROWSER_ARGS },
    // Tracing takes a quarter of a test's time: the pipeline records retries only.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // Tests that no screen size affects run on the desktop only.
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      // Tests about taps and the height of a phone's screen run on the phone only.
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
    },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${sharedShop.origin}/api/health`,
    env: sharedShop.environment,
    // E2E_PORT may name a running shop with the administrator of fixtures/shops/shop-under-test.ts.
    reuseExistingServer: true,
    // The first start may have to build all parts.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
