import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, HOW_TO_INSTALL } from '../scripts/checks/chromium.mjs';
import { shopUnderTest } from './fixtures/shop-under-test.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_INSTALL);

const product = await shopUnderTest();
const quiet = [
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
  // One shop for all specs, on two cores: more workers only wait for each other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser may be cut off: what passes only when tried again is told by its name.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: './test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: product.origin,
    // What cannot be pressed is told long before the test's own time is over.
    actionTimeout: 30_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Salta',
    launchOptions: { executablePath, args: quiet },
    // Recording takes a quarter of a test's time: in the pipeline it waits for the second try.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What no screen size changes is shown once.
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${product.origin}/api/health`,
    env: product.environment,
    // E2E_PORT names a shop that runs already, with its first administrator as in fixtures/owner.ts.
    reuseExistingServer: true,
    // The first start draws the demo shop's pictures.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
